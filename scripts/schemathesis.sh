#!/usr/bin/env bash
# Has schemathesis call every address of the OpenAPI document on a server with the demo's
# content, as the demo user, as an app of theirs and as a visitor, and fails when an answer
# is not what the document says. The demo is kept in target/conformance/.
# MAGPIE_CONFORMANCE_EXAMPLES: calls of each address and phase; MAGPIE_CONFORMANCE_ONLY:
# a pattern of the addresses that are looked at.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/say.sh

VERSION=4.32.5

# MAGPIE_BINARY names a binary that was just built; otherwise it is built here.
if [ -z "${MAGPIE_BINARY:-}" ]; then
  cargo build --locked --package magpie || die "The server does not build: the compiler's words above say why."
  MAGPIE_BINARY=$PWD/target/debug/magpie
fi
python=$PWD/target/schemathesis-$VERSION
if [ ! -x "$python/bin/schemathesis" ]; then
  say "Installing schemathesis $VERSION"
  has python3 || die "schemathesis needs Python 3.10 or newer."
  python3 -m venv "$python" && "$python/bin/pip" install --quiet "schemathesis==$VERSION" ||
    die "schemathesis could not be installed: pip's words above say why."
fi
export MAGPIE_BINARY SCHEMATHESIS=$python/bin/schemathesis
say "Comparing a server with its OpenAPI document"
node attack/conformance.mjs || die "An answer is not what the document says: it is named above."
