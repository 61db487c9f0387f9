// Export writes the playground as files, for any host of files: see web.Export.
//
//	export [-base PATH] DIR
//
// It is to be run in the project's folder, when its programs are built.
package main

import (
	"flag"
	"fmt"
	"os"

	"umpire/app"
	"umpire/web"
)

func main() {
	base := flag.String("base", "/", "`path` of the host at which the files will be")
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "usage: export [-base PATH] DIR")
		os.Exit(2)
	}
	app.Register()
	if err := web.Export(os.DirFS("."), app.Routes(), *base, flag.Arg(0)); err != nil {
		fmt.Fprintln(os.Stderr, "export:", err)
		os.Exit(1)
	}
}
