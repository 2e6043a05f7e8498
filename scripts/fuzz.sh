#!/usr/bin/env bash
# Fuzzes the parsers of foreign input, each target for MAGPIE_FUZZ_SECONDS (60), beginning
# with the corpus below fuzz/corpus/; arguments name targets, none means all. What is new
# lies below target/fuzz/corpus/, inputs that fail below target/fuzz/failed/.
# MAGPIE_FUZZ_KEEP=1 adds to fuzz/corpus/ what reaches more code than is reached already.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/say.sh

seconds=${MAGPIE_FUZZ_SECONDS:-60}
host=$(rustc -vV | sed -n 's/^host: //p')
work=$PWD/target/fuzz
program=$work/$host/release/fuzz
# Longest input: what is longer takes long and shows little more.
LONGEST=65536

# Counters of code that was reached, by the compiler's own pass: what `cargo fuzz` sets
# with a nightly compiler, which this one offers when it is told that it is not stable.
coverage="-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4"
coverage+=" -Cllvm-args=-sanitizer-coverage-inline-8bit-counters"
coverage+=" -Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares"

say "Building the fuzzer"
RUSTC_BOOTSTRAP=1 RUSTFLAGS=$coverage CARGO_INCREMENTAL=0 CARGO_TARGET_DIR=$work \
  cargo build --release --locked --manifest-path fuzz/Cargo.toml --target "$host" ||
  die "The fuzzer does not build: the compiler's words above say why."

targets=("$@")
[ $# -gt 0 ] || mapfile -t targets < <(sed -n 's/^    ("\([a-z]*\)", [a-z]*),$/\1/p' crates/testkit/src/fuzz.rs)
mkdir -p "$work/failed"
failed=()
for target in "${targets[@]}"; do
  new=$work/corpus/$target
  kept=fuzz/corpus/$target
  mkdir -p "$new" "$kept"
  say "Fuzzing $target for $seconds s"
  MAGPIE_FUZZ_TARGET=$target "$program" "$new" "$kept" -max_total_time="$seconds" -max_len=$LONGEST \
    -rss_limit_mb=1500 -timeout=10 -artifact_prefix="$work/failed/$target-" -print_final_stats=1 2>&1 |
    grep -vE '^#[0-9]+.*(NEW|REDUCE|pulse)' || failed+=("$target")
  if [ -n "${MAGPIE_FUZZ_KEEP:-}" ]; then
    MAGPIE_FUZZ_TARGET=$target "$program" -set_cover_merge=1 -use_counters=0 -use_cmp=0 "$kept" "$new" 2>&1 | tail -n 1
  fi
done
[ ${#failed[@]} -eq 0 ] || die "Inputs below target/fuzz/failed/ fail: ${failed[*]}. Write a test with each first."
