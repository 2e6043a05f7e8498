#!/usr/bin/env bash
# Runs a command beside a PostgreSQL cluster of its own: in a temporary folder,
# on a free port, as a user who is not root, ended and removed afterwards.
# The command finds it in MAGPIE_TEST_POSTGRES; when that is set already, the
# database it names is used instead. The cluster speaks TLS with a certificate of
# the authority in MAGPIE_TEST_POSTGRES_ROOT.
#
# Tests share what they migrate: templates of databases, in MAGPIE_TEST_TEMPLATES for SQLite.
#
#   scripts/with-postgres.sh cargo nextest run -p store
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/say.sh

[ -z "${MAGPIE_TEST_POSTGRES:-}" ] || exec "$@"

newest() { compgen -G '/usr/lib/postgresql/*/bin' | sort -V | tail -n 1; }
bin=${MAGPIE_POSTGRES_BIN:-$(newest || true)}
[ -x "$bin/initdb" ] || die "PostgreSQL is not installed: run 'scripts/install.sh test', or name its folder of programs in MAGPIE_POSTGRES_BIN."

folder=$(mktemp -d "${TMPDIR:-/tmp}/magpie-postgres.XXXXXX")
as_user=()
if [ "$(id -u)" -eq 0 ]; then # initdb refuses root
  owner=$(id -un postgres 2>/dev/null || echo nobody)
  chown "$owner" "$folder"
  as_user=(runuser -u "$owner" --)
fi

end() {
  "${as_user[@]}" "$bin/pg_ctl" stop -s -m immediate -D "$folder/data" >/dev/null 2>&1 || true
  rm -rf "$folder"
}
trap end EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

port=$(node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.info(s.address().port); s.close(); })')
# A test's database need not survive a power cut; everything else is as in use.
options="-p $port -k $folder -c listen_addresses=127.0.0.1 -c max_connections=300 -c ssl=on \
 -c fsync=off -c synchronous_commit=off -c full_page_writes=off"
request=(-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2)
start() {
  "${as_user[@]}" "$bin/initdb" --pgdata="$folder/data" --username=magpie --auth=trust --encoding=UTF8 --locale=C &&
    authority=(-subj "/CN=Magpie tests" -keyout "$folder/root.key" -out "$folder/root.crt") &&
    server=(-CA "$folder/root.crt" -CAkey "$folder/root.key" -subj "/CN=server" -addext subjectAltName=IP:127.0.0.1
      -addext basicConstraints=critical,CA:FALSE -keyout "$folder/data/server.key" -out "$folder/data/server.crt") &&
    "${as_user[@]}" openssl req "${request[@]}" "${authority[@]}" &&
    "${as_user[@]}" openssl req "${request[@]}" "${server[@]}" &&
    "${as_user[@]}" "$bin/pg_ctl" start -s -w -D "$folder/data" -l "$folder/server.log" -o "$options"
}
if ! (cd "$folder" && start) >"$folder/start.log" 2>&1; then
  cat "$folder"/*.log >&2
  die "PostgreSQL did not start: its own words stand above."
fi

export MAGPIE_TEST_POSTGRES="postgres://magpie@127.0.0.1:$port/postgres" MAGPIE_TEST_POSTGRES_ROOT="$folder/root.crt"
# Anew for each run, as the cluster is.
export MAGPIE_TEST_TEMPLATES="$folder/templates"
mkdir "$MAGPIE_TEST_TEMPLATES"
"$@"
