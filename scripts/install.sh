#!/usr/bin/env bash
# Installs what is missing, and only that: `install.sh run` what building and
# running needs, `check` also Rust's linters, `test` also browser and database.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/say.sh

purpose=${1:-run}

# True when version $2 is at least $1.
at_least() { [ "$(printf '%s\n%s\n' "$1" "$2" | sort -V | head -n 1)" = "$1" ]; }

check_rust() {
  local wanted have
  has cargo || die "Rust is not installed: install it with rustup (https://rustup.rs) and run this again."
  wanted=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
  have=$(rustc --version | cut -d ' ' -f 2)
  at_least "$wanted" "$have" || die "Rust $have is too old: run 'rustup update' to get $wanted or newer."
  [ "$purpose" != run ] || return 0
  if ! cargo fmt --version >/dev/null 2>&1 || ! cargo clippy --version >/dev/null 2>&1; then
    rustup component add rustfmt clippy || die "rustfmt or clippy is missing: install both beside Rust and run this again."
  fi
}

check_node() {
  local wanted=20.19.0 have
  if ! has node || ! has npm; then
    die "Node.js is not installed: install version 20 or newer with npm and run this again."
  fi
  have=$(node --version | tr -d v)
  at_least "$wanted" "$have" || die "Node.js $have is too old: install $wanted or newer and run this again."
}

# Debian alone has Chromium without windows, which does half the work for the same pages.
browser() {
  if grep -qx 'ID=debian' /etc/os-release 2>/dev/null; then echo chromium-headless-shell; else echo chromium; fi
}

# Names of the Debian packages that are missing, one a line.
missing_packages() {
  has cc || echo build-essential
  has nasm || echo nasm # mozjpeg is several times faster with its assembler code
  [ "$purpose" = check ] || { has ffmpeg && has ffprobe; } || echo ffmpeg # makes videos
  [ "$purpose" = test ] || return 0
  has chromium || has chromium-headless-shell || echo "$(browser)"
  has "${MAGPIE_POSTGRES_BIN:-}/initdb" || compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || echo postgresql
  has tesseract || echo tesseract-ocr # reads the words of a test's picture
  has nats-server || [ -x /usr/sbin/nats-server ] || echo nats-server # between several servers, in a test
  has nginx || [ -x /usr/sbin/nginx ] || echo nginx-light # before the two servers of a journey
  has openssl || echo openssl # the PostgreSQL for tests speaks TLS
  [ -d /usr/share/fonts/truetype/liberation ] || echo fonts-liberation
}

# How to become root, in `as_root`; fails when there is no way.
become_root() {
  as_root=()
  [ "$(id -u)" -ne 0 ] || return 0
  has sudo && sudo -n true 2>/dev/null || return 1
  as_root=(sudo -n)
}

install_packages() {
  local packages
  mapfile -t packages < <(missing_packages)
  [ ${#packages[@]} -gt 0 ] || return 0
  say "Installing ${packages[*]}"
  has apt-get || die "This system has no apt-get: install what the Debian packages ${packages[*]} contain and run this again."
  become_root || die "Root is needed for packages: run 'sudo apt-get install ${packages[*]}' and then this again."
  export DEBIAN_FRONTEND=noninteractive
  "${as_root[@]}" apt-get update -q || die "apt-get update failed: check the network and /etc/apt/sources.list."
  "${as_root[@]}" apt-get install -y -q --no-install-recommends "${packages[@]}" ||
    die "apt-get could not install ${packages[*]}: read its message above, then run this again."
}

# Chromium as a whole shows journeys as well, only more slowly: no failure ends this.
install_quick_browser() {
  local quick
  quick=$(browser)
  if [ "$purpose" != test ] || has "$quick" || [ "$(id -u)" -ne 0 ]; then return 0; fi
  say "Installing $quick"
  if ! { apt-get update -q && apt-get install -y -q --no-install-recommends "$quick"; }; then
    echo "It cannot be installed: journeys walk in chromium, which takes twice the time."
  fi
}

# Citus for tests: a Debian package in the folder MAGPIE_CITUS. Nothing fails
# without it; scripts/with-citus.sh says what is left out then.
install_citus() {
  local package server
  [ "$purpose" = test ] && has apt-get || return 0
  ! compgen -G '/usr/lib/postgresql/*/lib/citus.so' >/dev/null || return 0
  package=$(compgen -G "${MAGPIE_CITUS:-../shared/citus}/postgresql-*-citus_*_$(dpkg --print-architecture).deb" | sort -V | tail -n 1 || true)
  if [ -z "$package" ] || ! become_root; then return 0; fi
  server=$(basename "$package")
  server=${server%%-citus_*}
  say "Installing Citus for $server"
  # The server as well: Citus is built for its newest version.
  if ! { "${as_root[@]}" apt-get update -q &&
    "${as_root[@]}" apt-get install -y -q --no-install-recommends "$server" "$(realpath "$package")"; }; then
    echo "Citus could not be installed: tests on it are left out."
  fi
}

# npm ci only when the lock file is another one than the last time.
install_modules() {
  local mark=web/node_modules/.installed-lock
  cmp -s web/package-lock.json "$mark" && return 0
  say "Installing the web app's packages (npm ci)"
  npm ci --prefix web --no-audit --no-fund || die "npm ci failed: when it speaks of the lock file, run 'npm install' in web and commit it; otherwise check the network and npm's registry setting."
  cp web/package-lock.json "$mark"
}

fetch_crates() {
  say "Fetching crates (cargo fetch)"
  cargo fetch --locked --quiet || die "cargo fetch failed: check the network, and that Cargo.lock is the committed one."
}

check_rust
install_packages
install_quick_browser
install_citus
check_node
install_modules
fetch_crates
