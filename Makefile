# Umpire. `make help` lists what there is to make. Everything but test and budgets needs Go and make alone.

GO   ?= go
ADDR ?= 127.0.0.1:8000
FUZZ ?= 25000x
SKIP ?= /x100|//x100
BASE ?= /

.PHONY: help run build site test bench budgets clean format vet lint unit wasm fuzz e2e
.NOTPARALLEL:
.DELETE_ON_ERROR:

programs := web/dist/app.wasm web/dist/worker.wasm web/dist/lab.wasm

help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## /  make \1	/p' $(MAKEFILE_LIST) | expand -t 18

run: $(programs) ## build, and serve on http://127.0.0.1:8000 (ADDR=host:port for elsewhere)
	$(GO) run . -addr $(ADDR)

build: web/dist/.best ## build umpire-server, one file with everything in it
	$(GO) build -trimpath -ldflags="-s -w" -o umpire-server .

site: $(programs) ## write the playground into build/site, for any host of files (BASE=/path if not at its root)
	rm -rf build/site
	$(GO) run ./web/export -base '$(BASE)' build/site

test: format vet lint unit wasm fuzz e2e ## run every check and test (Node and Chromium: installed if missing, where it can)

bench: ## time every judge on its largest inputs, natively and as WebAssembly (SKIP= for a hundred times these as well)
	$(GO) test $(benchmarks) ./engine/...
	$(call need,node,nodejs,Node)
	$(in_node) $(benchmarks) $$($(GO) list ./engine/... | grep -v /cmd/)

benchmarks = -run '^$$' -bench . -skip '$(SKIP)' -benchmem -benchtime 0.5s

budgets: web/dist/.best web/e2e/node_modules chromium ## print every figure of the page beside its budget
	$(GO) test -tags e2e,budgets -count=1 -v -run '^TestBudgets$$' ./web/e2e

clean: ## remove what was built and fetched
	rm -rf build web/dist/* web/dist/.best web/e2e/node_modules web/e2e/pictures umpire-server

# ---- The three programs ----------------------------------------------------------------------------------------------

as_wasm := GOOS=js GOARCH=wasm
engine  := $(shell find engine -name '*.go' ! -name '*_test.go') go.mod go.sum
strip   := -trimpath -ldflags="-s -w -buildid="

# A program and its compressed forms are made by one rule, or a forgotten one would go on serving the old program.
web/dist/app.wasm: build/page.mod $(engine) $(shell find app web/page -name '*.go' ! -name '*_test.go')
	$(as_wasm) $(GO) build -modfile=$< $(strip) $(small) -o $@ ./web/page
	$(GO) run ./web/pack $@

web/dist/worker.wasm web/dist/lab.wasm: web/dist/%.wasm: $(engine) $(wildcard web/worker/*.go web/lab/*.go web/jobs/*.go)
	$(as_wasm) $(GO) build $(strip) -o $@ ./web/$*
	$(GO) run ./web/pack $@

# Of what draws the pages, and reads links and setups, nothing is called so often that copies in place of calls would
# pay: they are 233 KB.
small := $(addprefix -gcflags=,$(addsuffix =-l,umpire/app/... umpire/engine/link umpire/engine/setup \
	github.com/maxence-charriere/... rsc.io/qr/... net/url fmt time reflect encoding/base64 strings sync syscall/js))

# The page's program is built with a go-app that holds no server: web/slim says why.
build/page.mod: go.mod go.sum $(filter-out %_test.go,$(wildcard web/slim/*.go))
	$(GO) run ./web/slim build

# To give away: half a minute of compressing saves each visitor 15 %.
web/dist/.best: $(programs)
	$(GO) run ./web/pack -best $^
	@touch $@

# ---- The parts of test -----------------------------------------------------------------------------------------------

# Go's own runner for WebAssembly, with an empty environment: it takes 8 KB at most.
in_node = $(as_wasm) $(GO) test -exec "env -i PATH=$$PATH $$($(GO) env GOROOT)/lib/wasm/go_js_wasm_exec"

format:
	@echo "== format"
	@files=$$(gofmt -l app engine web *.go) && test -z "$$files" || { echo "gofmt would change: $$files"; exit 1; }

# vet and lint see every build of the code: natively, for the browser, and with the tests in the browser; vet the command
# line elsewhere, too. Lint sees them together: what one build uses is used.
vet:
	@echo "== vet"
	$(GO) vet ./...
	$(as_wasm) $(GO) vet ./...
	$(GO) vet -tags e2e,budgets ./web/...
	GOOS=windows $(GO) vet ./engine/cmd/...
	GOOS=darwin $(GO) vet ./engine/cmd/...

lint:
	@echo "== lint"
	@printf 'native:\nbrowser: GOOS=js GOARCH=wasm\ntests: -tags=e2e,budgets\n' | $(GO) tool staticcheck -matrix ./...

unit:
	@echo "== tests"
	$(GO) test ./...

wasm:
	@echo "== tests of the engine as WebAssembly"
	$(call need,node,nodejs,Node)
	$(in_node) -short $$($(GO) list ./engine/... | grep -v /cmd/)

# A number of inputs, since go test can fail for no other reason than that the time it was given ends. Small steps, since
# it may else spend a minute on making one input shorter.
fuzz:
	@echo "== fuzzing, $(FUZZ) each"
	@list=$$($(GO) test -list '^Fuzz' ./...) || { echo "$$list"; exit 1; }; \
	echo "$$list" | awk '/^Fuzz/ { targets[++n] = $$1 } /^ok/ { while (n) print $$2, targets[n--] }' | \
	while read -r package target; do \
		echo "$$package $$target"; \
		$(GO) test -run '^$$' -fuzz "^$$target\$$" -fuzztime $(FUZZ) -fuzzminimizetime 100x "$$package" || exit 1; \
	done

e2e: $(programs) web/e2e/node_modules chromium
	@echo "== tests in the browser"
	$(GO) test -tags e2e -count=1 -timeout 20m ./web/e2e

# ---- What the tests need ---------------------------------------------------------------------------------------------

# need installs a program that is missing, if that can be done without asking: as root, from Debian's packages.
# $(call need,program,package,name)
need = @command -v $(1) >/dev/null || { $(install) $(2); } || { echo "this needs $(3): install it"; exit 1; }
install = [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get -qq update && apt-get -qqy install --no-install-recommends

.PHONY: chromium
chromium:
	@for name in "$$CHROME" chromium chromium-browser google-chrome-stable google-chrome chrome; do \
		command -v "$$name" >/dev/null && exit; \
	done; \
	{ $(install) chromium; } || { echo "this needs Chromium: install it, or set CHROME to its path"; exit 1; }

web/e2e/node_modules: web/e2e/package-lock.json
	$(call need,npm,nodejs npm,Node with npm)
	cd web/e2e && npm ci --no-audit --no-fund
	@touch $@
