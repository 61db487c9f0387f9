package main

import (
	"bytes"
	"fmt"
	"path/filepath"
)

// standIn is a small package of ours that takes the place of one that go-app imports for what the page never does.
type standIn struct{ path, dir, source string }

// standIns are for JSON, of which go-app makes use to keep states and to send notifications. The page does neither. JSON is
// also how go-app's errors write themselves; here they do so as fmt would.
var standIns = []standIn{
	{"encoding/json", "pkg/json", `// Package json stands for encoding/json in a program that reads no JSON.
package json

import (
	"errors"
	"fmt"
)

type RawMessage []byte

func Marshal(v any) ([]byte, error) {
	if m, ok := v.(interface{ MarshalJSON() ([]byte, error) }); ok {
		return m.MarshalJSON()
	}
	return fmt.Appendf(nil, "%+v", v), nil
}

func MarshalIndent(v any, _, _ string) ([]byte, error) { return Marshal(v) }

func Unmarshal([]byte, any) error { return errors.New("this program reads no JSON") }
`},
}

// added are files of ours in place of go-app's: without states, which the page has no use for.
var added = map[string]string{
	"pkg/app/state.go": `package app

type (
	State        struct{}
	Observer     struct{}
	stateManager struct{}
)

const noStates = "this program keeps no states"

func (*stateManager) Observe(Context, string, any) Observer { panic(noStates) }
func (*stateManager) Get(Context, string, any)              { panic(noStates) }
func (*stateManager) Set(Context, string, any) State        { panic(noStates) }
func (*stateManager) Delete(Context, string)                { panic(noStates) }

func (*stateManager) Cleanup()                              {}
func (*stateManager) CleanupExpiredPersistedStates(Context) {}
`,
}

// useStandIns makes a file import the stand-ins. It tells which it met.
func useStandIns(content []byte, met map[string]bool) []byte {
	for _, s := range standIns {
		from, to := fmt.Appendf(nil, "%q", s.path), fmt.Appendf(nil, "%q", goApp+"/"+s.dir)
		if bytes.Contains(content, from) {
			met[s.path] = true
			content = bytes.ReplaceAll(content, from, to)
		}
	}
	return content
}

// writeOwn writes the stand-ins and the added files. It fails if go-app has no use for a stand-in.
func writeOwn(copied string, met map[string]bool) error {
	for _, s := range standIns {
		if !met[s.path] {
			return fmt.Errorf("nothing imports %s: has go-app changed?", s.path)
		}
		if err := write(filepath.Join(copied, s.dir, filepath.Base(s.dir)+".go"), []byte(s.source)); err != nil {
			return err
		}
	}
	for name, source := range added {
		if err := write(filepath.Join(copied, name), []byte(source)); err != nil {
			return err
		}
	}
	return nil
}
