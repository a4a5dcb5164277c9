# RedemptionKit. `make help` lists the targets; each does its own set-up on Debian.

SHELL := /bin/bash
.DEFAULT_GOAL := help
PREFIX ?= /usr/local
debug := .build/debug/redemption
release := .build/release/redemption
# The released program also calls the vendors' own services (package trait Live); `make build` builds without them.
released := .build/live/release/redemption

# The same with PostgreSQL; libpq is the system's.
staged := .build/staging/release/redemption

# C's assertions name their file; without the folder, so that two folders build the same bytes.
paths := -Xcc -ffile-prefix-map=$(CURDIR)=. -Xcxx -ffile-prefix-map=$(CURDIR)=.

# On Linux the program holds all that it needs: Swift's libraries, jansson, qrcodegen, SQLite and libc. `-s` leaves the symbols out.
ifeq ($(shell uname),Linux)
# The linker writes which libraries it took code from: .ci/dist makes the bill of materials of that.
static := -Xswiftc -static-executable -Xlinker -s -Xlinker --build-id=none -Xswiftc -use-ld=lld $(paths) \
  -Xlinker --print-archive-stats=$(CURDIR)/.build/archives.tsv
# Half of Foundation's share would be ICU's data for locales that this program never formats; .ci/icu says what stays.
icu := REDEMPTION_ICU_DATA="$$(.ci/icu $(CURDIR)/.build/icu/data.o)"
# The released program resolves host names. A program with its own libc cannot do that everywhere, because the system's modules
# for names (nsswitch.conf) need the system's libc. So this one uses the system's C libraries.
released_static := --static-swift-stdlib -Xlinker -s -Xswiftc -use-ld=lld
else
static := --static-swift-stdlib
icu :=
released_static := $(static)
endif

.PHONY: help setup build release staging test-postgresql test-browser dist demo quick test check count documentation fuzz sanitize leaks bench schemas page codegen format install clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

setup:
	@bash .ci/setup

build: setup ## build the server, optimised
	@bash .ci/upgrade && python3 .ci/dist/contents.py $(release)
	@[ -x $(release) ] || echo "building the optimised program: about 6 minutes on 2 idle cores"
	@$(icu) .ci/progress swift build -c release --product redemption $(static)

release: setup ## build the released server, with the live gateways
	@.ci/progress swift build -c release --traits Live --product redemption --scratch-path .build/live $(released_static)
	@echo "built $(released)"

staging: setup ## build the server for a team: also with a ledger in PostgreSQL
	@bash .ci/setup Tests/PostgreSQL/packages.txt
	@.ci/progress swift build -c release --traits PostgreSQL --product redemption --scratch-path .build/staging $(released_static)
	@echo "built $(staged)"

dist: build ## pack a release into .build/dist: tarball, npm, Maven, Unity, pub, contract, container image
	@bash .ci/setup $(wildcard Bridges/*/packages.txt)
	@python3 .ci/dist

# It needs the program soon, not a fast one. After a build with the traits of the tests it uses that one: without them everything would be built again.
demo: setup ## show what a small app tells six buyers
	@[ -x $(debug) ] || echo "building the program: about 3 minutes on 2 idle cores"
	@.ci/progress swift build --product redemption $$(grep -qs -e -DLive .build/debug.yaml && echo --traits $$(Tests/traits))
	@$(debug) demo

quick: setup ## check what a change needs, in 2 minutes, and say what that leaves out (BASE=commit)
	@python3 Tests/quick.py $(BASE)

test: ## run every test, or PARTS="hostile bridge-kmp"; the last line adds them up
	@bash .ci/setup $(wildcard Bridges/*/packages.txt Tests/*/packages.txt)
	@python3 Tests/run.py $(PARTS)

test-postgresql: ## run the ledger's and the server's tests on a PostgreSQL of their own
	@bash .ci/setup Tests/PostgreSQL/packages.txt
	@python3 Tests/run.py postgresql

test-browser: setup ## use the page at / in Chromium, with mouse and keys
	@bash .ci/setup Tests/Browser/packages.txt
	@Tests/pytest Tests/Browser

check: setup ## check format, lint rules, boundaries between targets, generated files, documentation
	@python3 Tests/check.py

count: ## count the lines, by folder and language: hand-written, generated, recorded
	@python3 Tests/count.py $(COMMIT)

documentation: setup ## build the documentation of the Swift libraries into .build/documentation
	@swift build --traits $$(Tests/traits) --quiet
	@python3 Tests/documentation.py

fuzz: setup ## run each fuzzer for SECONDS_EACH (60); see Tests/Fuzz/README.md
	@Tests/Fuzz/fuzz $(or $(SECONDS_EACH),60)

sanitize: setup ## run the Swift tests with AddressSanitizer, and those with threads with ThreadSanitizer
	@Tests/Hostile/sanitize

leaks: setup ## run every method and hostile input against a server that reports leaks
	@Tests/Hostile/leaks

bench: build ## measure the server against a plain C server on jansson
	@python3 Tests/Bench/run.py

schemas: ## record the contract's examples from the built server, and bundle the contract
	@$$(python3 Tests/tools.py) Tests/Contract/record.py
	@python3 Schemas/bundle.py

page: ## put the sources of the page at / into the program, and those of the explorer's page into the server
	@bash .ci/packages Tests/Browser/packages.txt
	@python3 Sources/pages.py

codegen: setup ## regenerate the types of every bridge from the contract
	@Bridges/codegen

format: ## format the sources and the shared cases
	@swift format --in-place --parallel --recursive Package.swift Sources Tests Bridges/swift
	@Tests/Conformance/layout.py
	@$$(dirname $$(python3 Tests/tools.py))/ruff format --quiet

install: release ## install the released server in PREFIX/bin
	@install -D -m 755 $(released) $(DESTDIR)$(PREFIX)/bin/redemption
	@echo "installed $(DESTDIR)$(PREFIX)/bin/redemption"

clean: ## delete all builds
	@rm -rf .build
