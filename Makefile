# Umpire. `make help` lists what there is to make.

GO      ?= go
ADDR    ?= 127.0.0.1:8000
NODE    ?= node
FUZZ    ?= 5s

wasm     := GOOS=js GOARCH=wasm
strip    := -trimpath -ldflags="-s -w -buildid="
programs := web/dist/app.wasm web/dist/worker.wasm
sources   = $(shell find app engine web/page web/worker -name '*.go' ! -name '*_test.go') go.mod go.sum

.PHONY: help run build test bench budgets clean
.DELETE_ON_ERROR:

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /  make \1	/p' $(MAKEFILE_LIST) | expand -t 18

run: $(programs) ## build for this machine and serve on http://$(ADDR)
	$(GO) run . -addr $(ADDR)

build: web/dist/.best ## build the server to give away, umpire-server, with everything in it
	$(GO) build -trimpath -ldflags="-s -w" -o umpire-server .

# A program and its compressed forms are made by one rule: a forgotten one would go on serving the old program.
web/dist/app.wasm: $(sources)
	$(wasm) $(GO) build $(strip) -o $@ ./web/page
	$(GO) run ./web/pack $@

web/dist/worker.wasm: $(sources)
	$(wasm) $(GO) build $(strip) -o $@ ./web/worker
	$(GO) run ./web/pack $@

web/dist/.best: $(programs)
	$(GO) run ./web/pack -best $(programs)
	touch $@

clean: ## remove what was built
	rm -rf web/dist/* umpire-server umpire web/e2e/node_modules
