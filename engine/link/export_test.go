package link

// Check is the check of a fragment before its &c=.
func Check(body string) string {
	sum := check(body)
	return string(sum[:])
}
