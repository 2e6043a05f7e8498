#!/usr/bin/env bash
# Serves the working tree: the web app by Vite (a change is in the browser at
# once), the development build of the server, made anew and restarted on change.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/say.sh

scripts/install.sh run
scripts/web.sh
cd web # where the tools look for their settings
exec node scripts/dev.mjs
