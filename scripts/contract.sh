#!/usr/bin/env bash
# Writes the generated files anew: contract/ from the Rust types and doors, the
# web app's types from contract/openapi.json. With --check it changes nothing
# and fails when they are not fresh.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/say.sh

# MAGPIE_BINARY names a binary that was just built, as `make test` has it;
# otherwise it is built here.
magpie=(cargo run --quiet --locked --package magpie --)
[ -z "${MAGPIE_BINARY:-}" ] || magpie=("$MAGPIE_BINARY")
remedy="run 'make contract' and commit what it wrote"
types=web/src/contract/openapi.ts
write_types() { npm run --silent --prefix web contract; }
if [ "${1:-}" = --check ]; then
  "${magpie[@]}" contract --check || die "contract/ is not fresh: $remedy."
  before=$(mktemp)
  trap 'cp "$before" "$types"; rm -f "$before"' EXIT
  cp "$types" "$before"
  write_types
  cmp -s "$before" "$types" || die "web/src/contract is not fresh: $remedy."
else
  "${magpie[@]}" contract
  write_types
fi
