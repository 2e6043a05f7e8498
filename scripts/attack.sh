#!/usr/bin/env bash
# Repeats every attack below attack/ on a fresh server with few file descriptors, and
# fails when one gets through. Names of attacks as arguments: only these.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/say.sh

# MAGPIE_BINARY names a binary that was just built; otherwise it is built here.
if [ -z "${MAGPIE_BINARY:-}" ]; then
  cargo build --locked --package magpie || die "The server does not build: the compiler's words above say why."
  MAGPIE_BINARY=$PWD/target/debug/magpie
fi
export MAGPIE_BINARY
ulimit -n 512
say "Attacking a fresh server"
node attack/attack.mjs "$@" || die "An attack got through: it is named above."
