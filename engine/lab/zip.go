package lab

import (
	"encoding/binary"
	"hash/crc32"
)

// archive is a zip file that is being written, of files as they are, without a time. The format's document is PKWARE's
// APPNOTE.TXT, 4.3. Package archive/zip would do, and makes the lab's program a third larger. The files' names are ASCII,
// and all of them together stay below 4 GB and 65,536 files.
type archive struct {
	b         []byte
	directory []byte // what is to stand behind the files
	files     int
}

// add appends a file.
func (z *archive) add(name string, content []byte) {
	const version = 20 // of the format, which reading takes
	head := binary.LittleEndian.AppendUint16(nil, version)
	head = append(head, make([]byte, 2+2)...) // no flags; stored as it is
	head = append(head, 0, 0, 0x21, 0)        // the first day that the format knows
	head = binary.LittleEndian.AppendUint32(head, crc32.ChecksumIEEE(content))
	head = binary.LittleEndian.AppendUint32(head, uint32(len(content)))
	head = binary.LittleEndian.AppendUint32(head, uint32(len(content)))
	head = binary.LittleEndian.AppendUint16(head, uint16(len(name)))
	head = append(head, 0, 0) // nothing extra

	z.directory = append(z.directory, "PK\x01\x02"...)
	z.directory = binary.LittleEndian.AppendUint16(z.directory, version) // of what wrote it
	z.directory = append(z.directory, head...)
	z.directory = append(z.directory, make([]byte, 2+2+2+4)...) // no comment, the first disk, no attributes
	z.directory = binary.LittleEndian.AppendUint32(z.directory, uint32(len(z.b)))
	z.directory = append(z.directory, name...)

	z.b = append(append(z.b, "PK\x03\x04"...), head...)
	z.b = append(append(z.b, name...), content...)
	z.files++
}

// close ends the file and gives it.
func (z *archive) close() []byte {
	at := len(z.b)
	z.b = append(append(z.b, z.directory...), "PK\x05\x06\x00\x00\x00\x00"...)
	z.b = binary.LittleEndian.AppendUint16(z.b, uint16(z.files))
	z.b = binary.LittleEndian.AppendUint16(z.b, uint16(z.files))
	z.b = binary.LittleEndian.AppendUint32(z.b, uint32(len(z.directory)))
	z.b = binary.LittleEndian.AppendUint32(z.b, uint32(at))
	return append(z.b, 0, 0) // no comment
}
