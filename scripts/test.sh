#!/usr/bin/env bash
# Every test: house rules, format, lint, Rust on SQLite and on a PostgreSQL of
# its own, freshness of what is generated, the web app, journeys in Chromium.
# Goes on after a failure. The last 60 lines tell every failure with its message
# and trace, what was unsteady, and which steps took longer than their budget;
# target/failures.txt and target/unsteady.txt have the whole of it.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/say.sh

results=$(mktemp -d "${TMPDIR:-/tmp}/magpie-test.XXXXXX")
trap 'rm -rf "$results"' EXIT
began=$SECONDS
target=${CARGO_TARGET_DIR:-$PWD/target}
# What the step "lint and build" makes; the journeys start it, and it writes the contract.
export MAGPIE_BINARY="$target/debug/magpie"
# From a fresh clone nothing is compiled a second time.
[ -z "${CI:-}" ] || export CARGO_INCREMENTAL=0

# Tests that may pass only when run once more.
MOST_UNSTEADY=3
# Seconds that all steps may take on 2 cores from a fresh clone; beside each step
# stands its own. What is over is told at the end (docs/bench/tests.md).
BUDGET=1200

# step NAME BUDGET REMEDY COMMAND...: runs it under a heading, with its time;
# notes a failure, or more seconds than the budget, and goes on.
step() {
  local name=$1 budget=$2 remedy=$3 start=$SECONDS ok=1 took said=$results/said.$BASHPID
  shift 3
  say "$name"
  touch "$said.began"
  { "$@" 2>&1 | tee "$said"; } || ok=0
  took=$((SECONDS - start))
  if [ $ok -eq 1 ]; then
    printf -- '-- %s: ok, %d s\n' "$name" $took
  else
    printf -- '-- %s: FAILED after %d s. %s\n' "$name" $took "$remedy"
    printf '%s: %s\n' "$name" "$remedy" >>"$results/failed"
    last_words "$name" "$said" >>"$results/words"
  fi
  within "$name" $took "$budget"
  [ $ok -eq 1 ]
}

# last_words NAME FILE: the end of what a step said that failed; not where it wrote a
# report, which tells what failed in it.
last_words() {
  [ -z "$(find "$results" -name '*.xml' -newer "$2.began" -o -name '*.json' -newer "$2.began")" ] || return 0
  { grep -v '^[[:space:]]*$' "$2" || true; } | tail -n 5 | cut -c1-300 | sed "s/^/    $1: /"
}

# within NAME SECONDS BUDGET
within() {
  [ "$2" -le "$3" ] || printf -- '-- %s: %d s, over its budget of %d s\n' "$1" "$2" "$3" >>"$results/over"
}

# What is compiled: examples are, where they are run.
TARGETS=(--lib --bins --tests)

# All crates with their tests. Clippy's words are warnings, so that what they are about
# is tested all the same; any of them fails the step.
lint_and_build() {
  CARGO_TERM_COLOR=never nice -n 10 cargo build --workspace "${TARGETS[@]}" --locked --keep-going 2>&1 |
    tee "$results/build.log" | grep -vE '^ +(Compiling|Downloaded|Downloading) ' || true
  if ! grep -q '^ *Finished' "$results/build.log"; then
    touch "$results/not-built"
    return 1
  fi
  # What cargo says about the future of dependencies is nothing of ours.
  ! grep '^warning' "$results/build.log" | grep -qv 'packages contain code that will be rejected'
}

# The fuzzer is a workspace of its own, which nothing here builds.
fuzz_lock() {
  cargo metadata --locked --format-version 1 --manifest-path fuzz/Cargo.toml >/dev/null
}

# By the binary of the build, or by one of its own when there is none.
house_rules() {
  if [ -e "$results/not-built" ]; then cargo xtask check; else "$target/debug/xtask" check; fi
}

unit_tests() {
  npm run --silent --prefix web test -- --reporter=default --reporter=json --outputFile.json="$results/vitest.json"
}

rust_tests() {
  # Where a test panicked; errors that are values need none.
  export RUST_BACKTRACE=1 RUST_LIB_BACKTRACE=0
  if cargo nextest --version >/dev/null 2>&1; then
    local code=0
    scripts/with-postgres.sh cargo nextest run --workspace "${TARGETS[@]}" --locked --profile all --status-level slow || code=$?
    cp "$target/nextest/all/junit.xml" "$results/" || code=1
    return $code
  fi
  scripts/with-postgres.sh cargo test --workspace --tests --locked --no-fail-fast 2>&1 | tee "$results/cargo.log"
}

# A whole life and every statement, where there is Citus.
citus_tests() {
  local code=0 report=$target/nextest/all/junit.xml
  if cargo nextest --version >/dev/null 2>&1; then
    rm -f "$report"
    scripts/with-citus.sh cargo nextest run --workspace "${TARGETS[@]}" --locked --profile all --run-ignored only citus || code=$?
    [ ! -e "$report" ] || cp "$report" "$results/citus.xml"
    return $code
  fi
  scripts/with-citus.sh cargo test --workspace --tests --locked --no-fail-fast citus -- --ignored 2>&1 | tee "$results/citus.log"
}

# What failed is run once more, alone and with traces: passing then makes it unsteady.
# Of more than 20 failures the cause is a common one, which a second run would not tell.
journeys() (
  local failed last=test-results/.last-run.json
  cd web
  rm -f "$last"
  PLAYWRIGHT_JSON_OUTPUT_NAME="$results/playwright.json" npx --no-install playwright test --reporter=list,json && return
  failed=$(node -p "JSON.parse(fs.readFileSync('$last', 'utf8')).failedTests.length" 2>/dev/null || echo 0)
  if [ "$failed" -eq 0 ] || [ "$failed" -gt 20 ]; then return 1; fi
  say "$failed journeys once more, one by one"
  MAGPIE_JOURNEYS_TRACE=1 PLAYWRIGHT_JSON_OUTPUT_NAME="$results/playwright-again.json" \
    npx --no-install playwright test --reporter=list,json --last-failed --workers=1
)

# Two servers behind nginx, on a database and a bucket that they share.
two_servers() {
  PLAYWRIGHT_JSON_OUTPUT_NAME="$results/playwright-two-servers.json" scripts/with-postgres.sh \
    npm run --silent --prefix web journeys:two-servers -- --reporter=list,json
}

web_checks() {
  step "web: build and weight" 60 "Read the first message; 'npm run --prefix web build' repeats it." \
    scripts/web.sh || touch "$results/no-web"
  step "web: types" 60 "'npm run --prefix web types' repeats it." npm run --silent --prefix web types || true
  step "web: lint" 10 "'npm run --prefix web format' mends most." npm run --silent --prefix web lint || true
  step "web: unit tests" 150 "'npm run --prefix web test' repeats it." unit_tests || true
  step "web: texts" 20 "Run 'scripts/texts.sh' and commit web/src/locales." scripts/texts.sh --check || true
}

all_steps() {
  local checks
  step "format" 5 "'cargo fmt --all' mends it." cargo fmt --all --check || true
  step "lock file of the fuzzer" 10 "'cargo metadata --manifest-path fuzz/Cargo.toml' mends it; commit fuzz/Cargo.lock." \
    fuzz_lock || true
  step "how this run counts" 5 "'node --test scripts/count.test.mjs' repeats it." \
    node --test --test-reporter=dot scripts/count.test.mjs || true
  # The web app is built and checked beside the Rust build, which gives way to
  # it; its words are kept and shown when it is done.
  web_checks >"$results/checks.log" 2>&1 &
  checks=$!
  # Built before it is run: what runs afterwards has the machine to itself.
  step "lint and build" 450 "Mend the first error or warning above; 'make check' repeats the lint." lint_and_build || true
  wait $checks || true
  cat "$results/checks.log"
  step "house rules" 15 "Each line tells its remedy; the rules stand in ARCHITECTURE.md." house_rules || true
  if [ -e "$results/not-built" ] || [ -e "$results/no-web" ]; then return 1; fi
  step "Rust tests, on SQLite and PostgreSQL" 265 "'scripts/with-postgres.sh cargo test -p CRATE' repeats one crate." rust_tests || true
  step "statements and a whole life, on Citus" 60 "'scripts/with-citus.sh cargo nextest run -p discovery --run-ignored only citus' repeats it." citus_tests || true
  step "attacks on a fresh server" 70 "'make attack' repeats them; each that got through is named." scripts/attack.sh || true
  step "journeys through two servers" 60 "'scripts/with-postgres.sh npm run --prefix web journeys:two-servers' repeats them." \
    two_servers || true
  step "generated files" 10 "Run 'make contract' and commit what it wrote." scripts/contract.sh --check || true
  step "journeys in Chromium" 390 "'cd web && npx playwright test' repeats them; traces lie in web/test-results." journeys || true
}

scripts/install.sh test
# Every cargo from here on compiles our crates through clippy: linting is compiling.
# A developer's own cargo keeps its artefacts beside these.
clippy_driver=$(rustc --print sysroot)/bin/clippy-driver
[ -x "$clippy_driver" ] || clippy_driver=clippy-driver
export RUSTC_WORKSPACE_WRAPPER=$clippy_driver
touch "$results/failed" "$results/over" "$results/words"
all_steps || true

took=$((SECONDS - began))
say "All steps: $((took / 60)) min $((took % 60)) s"
within "all steps" $took $BUDGET
read -r passed failed unsteady < <(node scripts/count.mjs "$results" "$target")
if [ "$unsteady" -gt $MOST_UNSTEADY ]; then
  echo "steadiness: $unsteady tests passed only when run once more, $MOST_UNSTEADY may: mend their causes, which target/unsteady.txt tells." >>"$results/failed"
fi
steps=$(wc -l <"$results/failed")
if [ "$failed" -lt "$steps" ]; then failed=$steps; fi # a step may fail without a test
cat "$results/over"
head -n 20 "$results/words"
sed 's/^/FAILED /' "$results/failed"
if [ "$passed" -eq 0 ]; then echo "error: no test ran: read the messages above."; fi
printf '%d passed, %d failed\n' "$passed" "$failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
