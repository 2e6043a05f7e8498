#!/usr/bin/env bash
# Every test: house rules, format, lint, Rust on SQLite and on a PostgreSQL of
# its own, freshness of what is generated, the web app, journeys in Chromium.
# Goes on after a failure, and says all of them at the end.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/say.sh

results=$(mktemp -d "${TMPDIR:-/tmp}/magpie-test.XXXXXX")
trap 'rm -rf "$results"' EXIT
began=$SECONDS
# What the step "build" makes; the journeys start it, and it writes the contract.
export MAGPIE_BINARY="${CARGO_TARGET_DIR:-$PWD/target}/debug/magpie"

# step NAME REMEDY COMMAND...: runs it under a heading, with its time; notes a
# failure and goes on.
step() {
  local name=$1 remedy=$2 start=$SECONDS
  shift 2
  say "$name"
  if "$@"; then
    printf -- '-- %s: ok, %d s\n' "$name" $((SECONDS - start))
    return 0
  fi
  printf -- '-- %s: FAILED after %d s. %s\n' "$name" $((SECONDS - start)) "$remedy"
  printf '%s: %s\n' "$name" "$remedy" >>"$results/failed"
  return 1
}

# The texts that people read are collected from the code; a catalogue that was
# not collected anew is stale.
catalogue_is_fresh() {
  local fresh=0
  cp -r web/src/locales "$results/locales"
  npm run --silent --prefix web texts >/dev/null || return 1
  diff -r "$results/locales" web/src/locales || fresh=1
  cp -r "$results/locales/." web/src/locales/
  return $fresh
}

unit_tests() {
  npm run --silent --prefix web test -- --reporter=default --reporter=json --outputFile.json="$results/vitest.json"
}

rust_tests() {
  if cargo nextest --version >/dev/null 2>&1; then
    local code=0
    scripts/with-postgres.sh cargo nextest run --workspace --locked --profile all --status-level slow || code=$?
    cp target/nextest/all/junit.xml "$results/" || code=1
    cargo test --doc --workspace --locked --quiet 2>&1 | tee "$results/cargo.log" || code=1
    return $code
  fi
  scripts/with-postgres.sh cargo test --workspace --locked --no-fail-fast 2>&1 | tee "$results/cargo.log"
}

journeys() {
  (cd web && PLAYWRIGHT_JSON_OUTPUT_NAME="$results/playwright.json" npx --no-install playwright test --reporter=list,json)
}

web_bundle() {
  step "web: build and weight" "Read the first message; 'npm run --prefix web build' repeats it." npm run --silent --prefix web build
}

web_checks() {
  step "web: types" "'npm run --prefix web types' repeats it." npm run --silent --prefix web types || true
  step "web: lint" "'npm run --prefix web format' mends most." npm run --silent --prefix web lint || true
  step "web: unit tests" "'npm run --prefix web test' repeats it." unit_tests || true
  step "web: texts" "Run 'npm run --prefix web texts' and commit src/locales." catalogue_is_fresh || true
}

all_steps() {
  local bundle checks built=1
  # The web app is built and checked beside the Rust build, which gives way to
  # it; its words are kept and shown when it is done.
  web_bundle >"$results/bundle.log" 2>&1 &
  bundle=$!
  step "format" "'cargo fmt --all' mends it." cargo fmt --all --check || true
  step "house rules" "Each line tells its remedy; the rules stand in ARCHITECTURE.md." cargo xtask check || true
  wait $bundle || built=0
  cat "$results/bundle.log"
  web_checks >"$results/checks.log" 2>&1 &
  checks=$!
  step "lint" "Mend what clippy names; 'make check' repeats it." \
    nice -n 10 cargo clippy --workspace --all-targets --locked --quiet -- -D warnings || true
  # Built before it is run: what runs afterwards has the machine to itself.
  step "build" "Read the first error of the compiler." \
    nice -n 10 cargo build --workspace --all-targets --locked --quiet || built=0
  wait $checks || true
  cat "$results/checks.log"
  if [ $built -eq 0 ]; then return 1; fi
  step "Rust tests, on SQLite and PostgreSQL" "'scripts/with-postgres.sh cargo test -p CRATE' repeats one crate." rust_tests || true
  step "generated files" "Run 'make contract' and commit what it wrote." scripts/contract.sh --check || true
  step "journeys in Chromium" "'cd web && npx playwright test' repeats them; traces lie in web/test-results." journeys || true
}

scripts/install.sh test
touch "$results/failed"
all_steps || true

read -r passed failed < <(node scripts/count.mjs "$results")
steps=$(wc -l <"$results/failed")
if [ "$failed" -lt "$steps" ]; then failed=$steps; fi # a step may fail without a test
say "All steps: $(((SECONDS - began) / 60)) min $(((SECONDS - began) % 60)) s"
sed 's/^/FAILED /' "$results/failed"
if [ "$passed" -eq 0 ]; then echo "error: no test ran: read the messages above."; fi
printf '%d passed, %d failed\n' "$passed" "$failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
