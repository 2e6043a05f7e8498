#!/usr/bin/env bash
# Builds the web app, unless what it is made of is as it was the last time: files
# that did not change are not touched, and nothing that takes them in is made anew.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/say.sh

mark=web/dist/.made-of

# A hash of all files of the web app that are not journeys, dependencies (the lock
# file stands for them) or results, and of the Node.js that builds.
made_of() {
  {
    node --version
    find web -type d \( -name node_modules -o -path web/dist -o -path web/e2e -o -path web/test-results \
      -o -path web/playwright-report -o -path web/.vite \) -prune -o -type f ! -name '*.test.*' -print0 |
      LC_ALL=C sort -z | xargs -0 sha256sum
  } | sha256sum
}

now=$(made_of)
if [ -f web/dist/client/pages.json ] && [ -f web/dist/server/render.js ] && [ "$(cat "$mark" 2>/dev/null)" = "$now" ]; then
  say "The web app is built already"
  exit 0
fi
say "Building the web app"
rm -f "$mark"
npm run --silent --prefix web build || die "The web app did not build: read the first message above; 'npm run --prefix web types' tells more."
printf '%s\n' "$now" >"$mark"
