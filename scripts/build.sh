#!/usr/bin/env bash
# Builds target/release/magpie, the web app inside. What did not change is not
# built anew; a change of the web app compiles and links nothing.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/say.sh

scripts/install.sh run
scripts/web.sh
say "Building magpie (release; the first time takes some minutes)"
cargo build --release --locked --package magpie || die "magpie did not build: read the first error above; Rust is kept new by 'rustup update'."
magpie="${CARGO_TARGET_DIR:-target}/release/magpie"
node web/scripts/pack.mjs "$magpie" || die "The web app could not be put into $magpie: delete web/dist and $magpie, then run this again."
say "$magpie is ready"
