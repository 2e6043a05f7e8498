#!/usr/bin/env bash
# What needs no test run: house rules, format, lint, types. Quick; before a commit.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/say.sh

scripts/install.sh check
say "House rules"
cargo xtask check || die "The house rules are broken: each line above tells its remedy."
say "Format"
cargo fmt --all --check || die "The format is off: run 'cargo fmt --all'."
say "Lock file of the fuzzer"
cargo metadata --manifest-path fuzz/Cargo.toml --locked --format-version 1 > /dev/null ||
  die "The fuzzer's lock file is stale: 'cargo metadata --manifest-path fuzz/Cargo.toml' mends it; commit fuzz/Cargo.lock."
say "Lint of the web app"
npm run --silent --prefix web lint || die "Biome found something: 'npm run --prefix web format' mends most of it."
say "Texts of the web app"
scripts/texts.sh --check || die "The catalogues are stale: run 'scripts/texts.sh' and commit web/src/locales."
say "Types of the web app"
npm run --silent --prefix web types || die "The types do not fit: read the first message above."
say "Lint of the crates"
cargo clippy --workspace --all-targets --locked --quiet -- -D warnings || die "Clippy found something: mend what it names."
