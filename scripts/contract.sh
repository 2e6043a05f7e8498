#!/usr/bin/env bash
# Writes the generated files anew: contract/ from the Rust types and doors, the
# web app's types from contract/openapi.json, the manifest of its GraphQL
# documents. With --check it changes nothing and fails when they are not fresh.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/say.sh

# MAGPIE_BINARY names a binary that was just built, as `make test` has it;
# otherwise it is built here.
magpie=(cargo run --quiet --locked --package magpie --)
[ -z "${MAGPIE_BINARY:-}" ] || magpie=("$MAGPIE_BINARY")
remedy="run 'make contract' and commit what it wrote"
written=(web/src/contract/{openapi,pages,documents}.ts contract/persisted.json)
write_types() { npm run --silent --prefix web contract; }
write_documents() { npm run --silent --prefix web documents; }
if [ "${1:-}" = --check ]; then
  "${magpie[@]}" contract --check || die "contract/ is not fresh: $remedy."
  before=$(mktemp -d)
  trap 'for file in "${written[@]}"; do cp "$before/${file##*/}" "$file"; done; rm -rf "$before"' EXIT
  cp "${written[@]}" "$before/"
  write_documents
  write_types
  for file in "${written[@]}"; do
    cmp -s "$before/${file##*/}" "$file" || die "$file is not fresh: $remedy."
  done
else
  # Documents first: they are part of the binary.
  write_documents
  "${magpie[@]}" contract
  write_types
fi
