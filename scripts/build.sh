#!/usr/bin/env bash
# Builds target/release/magpie, the web app inside.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/say.sh

scripts/install.sh run
say "Building the web app"
npm run --silent --prefix web build || die "The web app did not build: read the first message above; 'npm run --prefix web types' tells more."
say "Building magpie (release; the first time takes some minutes)"
cargo build --release --locked --package magpie || die "magpie did not build: read the first error above; Rust is kept new by 'rustup update'."
say "target/release/magpie is ready"
