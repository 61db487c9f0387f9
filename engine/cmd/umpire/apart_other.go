//go:build !unix

package main

import "os/exec"

// setApart does nothing: there are no process groups to interrupt.
func setApart(*exec.Cmd) {}

// interrupted is never so: nothing else tells why a program ended.
func interrupted(*exec.ExitError) bool { return false }
