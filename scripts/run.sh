#!/usr/bin/env bash
# Builds and serves; a new data folder is filled with demo content first.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/say.sh

scripts/build.sh

# The demo's photographs come from Debian packages, which apt finds by its lists.
if [ ! -e "${MAGPIE_DATA:-data}" ] && has apt-get && ! compgen -G '/var/lib/apt/lists/*_Packages*' >/dev/null; then
  say "Reading the package lists, for the demo's photographs"
  as_root=()
  [ "$(id -u)" -eq 0 ] || as_root=(sudo -n)
  "${as_root[@]}" apt-get update -q || say "The lists cannot be read: the demo will have generated pictures instead of photographs."
fi

say "Starting (stop with Ctrl-C)"
exec target/release/magpie serve --demo
