# shellcheck shell=bash
# How the scripts speak. Sourced, not run.

# A heading before each thing that takes time.
say() { printf '\n== %s\n' "$*"; }

# One sentence that tells the remedy, and the end.
die() {
  printf '\nerror: %s\n' "$*" >&2
  exit 1
}

has() { command -v "$1" >/dev/null 2>&1; }
