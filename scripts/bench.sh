#!/usr/bin/env bash
# Runs every measurement below bench/ (or the one that is named) on release
# builds and keeps what it found in docs/bench/. Each is a folder whose npm script
# `bench` writes JSON to its output, kept as NAME.json. Its table is what its
# `table.mjs` makes of that (NAME.md), or else its messages (NAME.txt).
# The server is measured on PINS pins: `make bench PINS=1000000`.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/say.sh

scripts/build.sh
mkdir -p docs/bench
folders=(bench/*)
[ $# -eq 0 ] || folders=("bench/$1")
for folder in "${folders[@]}"; do
  [ -f "$folder/package.json" ] || die "There is no measurement in $folder: name one of $(cd bench && echo *)."
  name=$(basename "$folder")
  mark="$folder/node_modules/.installed-lock"
  if ! cmp -s "$folder/package-lock.json" "$mark"; then
    npm ci --prefix "$folder" --no-audit --no-fund || die "npm ci failed in $folder: check the network and npm's registry setting."
    mkdir -p "$folder/node_modules"
    cp "$folder/package-lock.json" "$mark"
  fi
  say "Measuring: $name"
  npm run --silent --prefix "$folder" bench >"$folder/node_modules/result.json" 2> >(tee "docs/bench/$name.txt" >&2) ||
    die "The measurement $name failed: its last words above say why."
  mv "$folder/node_modules/result.json" "docs/bench/$name.json"
  if [ -f "$folder/table.mjs" ]; then
    node "$folder/table.mjs" <"docs/bench/$name.json" >"docs/bench/$name.md"
    rm "docs/bench/$name.txt"
  fi
done
say "Written to docs/bench/"
