# `make help` lists the commands.
.PHONY: help run terminal test outside bench demo doc lint format clean

PORT ?= 8080
SHOWCASE = .build/release/showcase

help: ## lists these commands
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 20

run: ## serves the showcase on http://127.0.0.1:8080
	@Scripts/install-dependencies run
	@swift build -c release --product showcase
	@$(SHOWCASE) serve --port $(PORT)

terminal: ## shows the showcase in this terminal
	@Scripts/install-dependencies run
	@swift build -c release --product showcase
	@$(SHOWCASE) terminal

test: ## installs what is missing and runs every test
	@Scripts/install-dependencies test
	@Scripts/test

outside: ## builds a package elsewhere that depends on this one by version
	@Scripts/check-outside-package

bench: ## measures; prints lines of the form: bench NAME VALUE UNIT
	@Scripts/install-dependencies bench
	@Scripts/bench

demo: ## shows how Rehearsal finds a race condition
	@swift run --quiet rehearsal-demo

doc: ## runs the tests that write Documentation/specification
	@Scripts/install-dependencies test
	@Scripts/document

lint: ## checks the style of every source file
	@swift format lint --strict --parallel --recursive Package.swift Plugins Sources Tests

format: ## formats every source file
	@swift format --in-place --parallel --recursive Package.swift Plugins Sources Tests

clean: ## removes everything that was built
	@rm -rf .build
