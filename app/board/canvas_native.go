//go:build !wasm

package board

// canvas stands in where there is no browser: nothing is drawn.
type canvas struct{}

func newCanvas(string) *canvas              { return &canvas{} }
func unseenCanvas(float64, float64) *canvas { return &canvas{} }
func (*canvas) size() (w, h float64)        { return 0, 0 }
func (*canvas) fits() bool                  { return true }
func (*canvas) prepare(*frame) []Node       { return nil }
func (*canvas) paint(*frame, []Node)        {}
