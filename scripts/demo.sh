#!/usr/bin/env bash
# Adds demo content to the data folder; may be repeated.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/say.sh

scripts/build.sh
say "Adding demo content"
exec target/release/magpie demo
