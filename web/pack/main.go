// Pack puts the gzip and brotli forms of files beside them, for the server to embed.
//
//	pack [-best] FILE…
package main

import (
	"flag"
	"fmt"
	"os"

	"umpire/web/packed"
)

func main() {
	best := flag.Bool("best", false, "compress as hard as possible: half a minute for the page's program")
	flag.Parse()
	level := packed.Fast
	if *best {
		level = packed.Best
	}
	for _, path := range flag.Args() {
		if err := packed.Write(path, level); err != nil {
			fmt.Fprintln(os.Stderr, "pack:", err)
			os.Exit(1)
		}
	}
}
