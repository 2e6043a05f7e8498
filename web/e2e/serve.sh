#!/bin/sh
# Starts the server on a free port with the empty data folder MAGPIE_DATA, which
# goes with it, and the settings MAGPIE_CONFIG.
set -eu
binary=${MAGPIE_BINARY:-../target/debug/magpie}
if [ ! -x "$binary" ]; then
  echo "error: $binary is missing: run 'cargo build -p magpie'." >&2
  exit 1
fi
if [ ! -f dist/client/pages.json ] || [ ! -f dist/server/render.js ]; then
  echo "error: the web app is not built: run 'npm run build' in web." >&2
  exit 1
fi
data=$MAGPIE_DATA
provider=
trap 'rm -rf "$data"; [ -z "$provider" ] || kill "$provider" 2>/dev/null' EXIT
if grep -q '^\[networks\.club\]' "$MAGPIE_CONFIG"; then
  # A provider of log-ins, which says where it listens.
  mkfifo "$data/provider"
  node e2e/provider.mjs "$data/provider" >&2 &
  provider=$!
  read -r MAGPIE_NETWORKS_CLUB_ISSUER < "$data/provider"
  export MAGPIE_NETWORKS_CLUB_ISSUER
fi
# The signal reaches the whole group; this waits until the server has ended.
trap : TERM INT
MAGPIE_LISTEN=127.0.0.1:0 MAGPIE_TRUST_PROXY=true \
  MAGPIE_RATE_LIMITS=relaxed MAGPIE_LOG=${MAGPIE_LOG:-warn} \
  "$binary" serve &
server=$!
status=0
while kill -0 "$server" 2>/dev/null; do
  status=0
  wait "$server" || status=$?
done
echo "the server ended with status $status" >&2
