#!/usr/bin/env bash
# Runs a command beside a Citus cluster of its own: a coordinator and two workers,
# in a temporary folder, on free ports, ended and removed afterwards. The command
# finds their addresses in MAGPIE_TEST_CITUS, the coordinator's first. Where there
# is no Citus, the command is left out with one line that says so.
#
#   scripts/with-citus.sh cargo nextest run -p discovery --run-ignored only citus
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/say.sh

[ -z "${MAGPIE_TEST_CITUS:-}" ] || exec "$@"

leave_out() {
  echo "Tests on Citus are left out: $1"
  exit 0
}

library=$(compgen -G '/usr/lib/postgresql/*/lib/citus.so' | sort -V | tail -n 1 || true)
bin=${MAGPIE_POSTGRES_BIN:-${library%/lib/citus.so}/bin}
[ -n "$library" ] && [ -x "$bin/initdb" ] || leave_out "Citus for PostgreSQL is not installed."

folder=$(mktemp -d "${TMPDIR:-/tmp}/magpie-citus.XXXXXX")
as_user=()
if [ "$(id -u)" -eq 0 ]; then # initdb refuses root
  owner=$(id -un postgres 2>/dev/null || echo nobody)
  chown "$owner" "$folder"
  as_user=(runuser -u "$owner" --)
fi

end() {
  for node in "$folder"/*/; do
    "${as_user[@]}" "$bin/pg_ctl" stop -s -m immediate -D "$node" >/dev/null 2>&1 || true
  done
  rm -rf "$folder"
}
trap end EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# A test's data need not survive a power cut. Without `node_conninfo` Citus turns on
# TLS with a certificate that it signs itself.
options="-k $folder -c listen_addresses=127.0.0.1 -c max_connections=200 -c fsync=off -c synchronous_commit=off \
 -c full_page_writes=off -c shared_preload_libraries=citus -c citus.local_hostname=127.0.0.1 \
 -c citus.node_conninfo=sslmode=disable \
 -c max_prepared_transactions=200"
start() { # start NODE PORT
  "${as_user[@]}" "$bin/initdb" --pgdata="$folder/$1" --username=magpie --auth=trust --encoding=UTF8 --locale=C &&
    "${as_user[@]}" "$bin/pg_ctl" start -s -w -D "$folder/$1" -l "$folder/$1.log" -o "-p $2 $options"
}

ports=$(node -e '
  const servers = [1, 2, 3].map(() => require("net").createServer().listen(0, "127.0.0.1"));
  Promise.all(servers.map((s) => new Promise((done) => s.once("listening", done)))).then(() => {
    console.info(servers.map((s) => s.address().port).join(" "));
    servers.forEach((s) => s.close());
  })')
addresses=""
nodes=(coordinator worker1 worker2)
for port in $ports; do
  node=${nodes[0]}
  nodes=("${nodes[@]:1}")
  if ! (cd "$folder" && start "$node" "$port") >"$folder/start.log" 2>&1; then
    if grep -q 'could not load library' "$folder/$node.log"; then
      leave_out "the installed Citus is of another PostgreSQL."
    fi
    cat "$folder"/*.log >&2
    die "A node of the Citus cluster did not start: its own words stand above."
  fi
  addresses="$addresses postgres://magpie@127.0.0.1:$port/postgres"
done

export MAGPIE_TEST_CITUS="${addresses# }"
"$@"
