# Every target calls one script, which says what it is doing and, when it
# fails, what to do about it.

.PHONY: help run dev build demo test check contract bench attack conformance fuzz

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /make \1\t/p' Makefile

run: ## install what is missing, build, fill a new data folder with demo content, serve
	@scripts/run.sh

dev: ## serve the working tree: web app reloads, server is built anew on change
	@scripts/dev.sh

build: ## target/release/magpie, the web app inside
	@scripts/build.sh

demo: ## build and add demo content to the data folder (repeatable)
	@scripts/demo.sh

test: ## every test, on SQLite and PostgreSQL, with journeys in Chromium
	@scripts/test.sh

check: ## house rules, format, lint, types: quick, before a commit
	@scripts/check.sh

contract: ## write contract/ and the web app's types anew
	@scripts/contract.sh

bench: ## measure first visits, growth, pictures, recommender, neighbours and the real server, write docs/bench/
	@scripts/bench.sh

attack: ## attack a fresh server; fails when something gets through
	@scripts/attack.sh

conformance: ## compare a server with its OpenAPI document, by schemathesis
	@scripts/schemathesis.sh

fuzz: ## fuzz every parser of foreign input, MAGPIE_FUZZ_SECONDS (60) each
	@scripts/fuzz.sh
