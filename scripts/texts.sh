#!/usr/bin/env bash
# The texts that people read are collected from the code. `texts.sh` writes the
# catalogues anew, `texts.sh --check` fails when they are stale and leaves them.
set -euo pipefail
cd "$(dirname "$0")/.."

[ "${1:-}" = --check ] || exec npm run --silent --prefix web texts

kept=$(mktemp -d "${TMPDIR:-/tmp}/magpie-texts.XXXXXX")
trap 'cp -r "$kept/." web/src/locales/; rm -rf "$kept"' EXIT
cp -r web/src/locales/. "$kept/"
npm run --silent --prefix web texts >/dev/null
diff -r "$kept" web/src/locales
