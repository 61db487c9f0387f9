package web

import "testing"

func TestNegotiate(t *testing.T) {
	all := [encodings][]byte{{0}, {0}, {0}}
	noBrotli := [encodings][]byte{{0}, {0}, nil}
	plain := [encodings][]byte{{0}, nil, nil}
	for _, test := range []struct {
		accept string
		forms  [encodings][]byte
		want   encoding
	}{
		{"", all, identity},
		{"gzip, deflate, br, zstd", all, brotlied},
		{"gzip, deflate, br, zstd", noBrotli, gzipped},
		{"gzip, deflate, br, zstd", plain, identity},
		{"GZIP", all, gzipped},
		{"deflate", all, identity},
		{"br;q=0", all, identity},
		{"br;q=0, gzip", all, gzipped},
		{"br;q=0.5, gzip;q=0.8", all, gzipped},
		{"br ; q=0.8 , gzip ; Q=0.8", all, brotlied},
		{"identity, br;q=0.9", all, identity},
		{"identity;q=0.5, br;q=0.5", all, brotlied},
		{"*", all, brotlied},
		{"*;q=0", all, identity},
		{"*;q=0, gzip", all, gzipped},
		{"br;q=0, *", all, gzipped},
		{"gzip;q=0.2, *;q=0.1", all, gzipped},
		{"identity;q=0", plain, identity}, // nothing else is there
		{"br;q=2, gzip;q=-1", all, identity},
		{"br;q=NaN, gzip;q=x", all, identity},
		{"br;level=11", all, identity},
		{",,;,", all, identity},
	} {
		if got := negotiate(test.accept, test.forms); got != test.want {
			t.Errorf("Accept-Encoding %q with %d forms: %v, want %v", test.accept, len(test.forms), got, test.want)
		}
	}
}
