package lab

import (
	"umpire/engine"
	"umpire/engine/internal/wire"
	"umpire/engine/lianliankan"
	"umpire/engine/session"
)

// clear finds out whether the board of Lianliankan can be cleared whose dataset, packed, is the text.
func (s *Session) clear(watch session.Watch) (answer []byte, err error) {
	data, ok := lianliankan.Unpack(s.text)
	if !ok {
		return nil, session.ErrAsked
	}
	c := data.Board.Clear(func(positions, fewest int) bool {
		return watch == nil || watch(session.Progress{Done: positions, Datasets: fewest})
	})
	out := &wire.Writer{}
	packClearing(out, &c)
	return out.B, nil
}

// ReadClearing reads the answer to OpClear. It is false if the bytes are none.
func ReadClearing(b []byte) (lianliankan.Clearing, bool) { return wire.Decode(b, openClearing) }

func packClearing(p *wire.Writer, c *lianliankan.Clearing) {
	for _, v := range []int{int(c.Can), c.Positions, c.Fewest, int(c.Odd)} {
		p.Int(v)
	}
	wire.List(p, c.Pairs, func(p *wire.Writer, pair *lianliankan.Pair) {
		packPoint(p, &pair.A)
		packPoint(p, &pair.B)
	})
	wire.List(p, c.Stuck, packPoint)
}

func openClearing(p *wire.Reader) lianliankan.Clearing {
	c := lianliankan.Clearing{Can: lianliankan.Cleared(p.Int()), Positions: p.Int(), Fewest: p.Int(), Odd: int32(p.Int())}
	c.Pairs = wire.ReadList(p, func(p *wire.Reader) lianliankan.Pair {
		return lianliankan.Pair{A: openPoint(p), B: openPoint(p)}
	})
	c.Stuck = wire.ReadList(p, openPoint)
	return c
}

func packPoint(p *wire.Writer, at *engine.Point) {
	p.Int(at.X)
	p.Int(at.Y)
}
