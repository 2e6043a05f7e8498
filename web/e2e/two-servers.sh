#!/usr/bin/env bash
# Two servers on one PostgreSQL and one bucket behind nginx, by the words of
# docs/how-to/run-several-servers.md: its configuration of nginx is taken from there.
# Says where nginx listens, and ends all of them when it is ended. Run it within
# scripts/with-postgres.sh. With MAGPIE_JOURNEYS_NATS=1 they tell each other over a NATS server,
# else by PostgreSQL's notices.
set -euo pipefail
binary=${MAGPIE_BINARY:-../target/debug/magpie}
bucket=$(dirname "$binary")/s3-for-journeys
folder=$(mktemp -d "${TMPDIR:-/tmp}/magpie-two.XXXXXX")
pids=()
end() {
  trap '' TERM INT
  [ ${#pids[@]} -eq 0 ] || kill "${pids[@]}" 2>/dev/null || true
  wait || true
  rm -rf "$folder"
}
trap end EXIT
trap 'exit 0' TERM INT

free_port() { node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { process.stdout.write(`${s.address().port}`); s.close(); })'; }

# said FILE WORDS: waits until a program has written these words, and prints what follows.
said() {
  for _ in $(seq 600); do
    if grep -qs "$2" "$1"; then
      sed -n "s|.*$2 \(\S*\).*|\1|p" "$1" | head -n 1
      return
    fi
    sleep 0.1
  done
  echo "error: '$2' was not said:" >&2
  cat "$1" >&2
  exit 1
}

"$bucket" >"$folder/s3" 2>&1 &
pids+=($!)
url=$(said "$folder/s3" 'bucket at')

export MAGPIE_BLOBS_URL=$url
database=two_servers_$$
psql -qX "$MAGPIE_TEST_POSTGRES" -c "CREATE DATABASE $database" >&2
export MAGPIE_DATABASE_URL=${MAGPIE_TEST_POSTGRES%/*}/$database
# The keys of crates/testkit/src/s3.rs.
export MAGPIE_BLOBS_KEY_ID=magpie MAGPIE_BLOBS_SECRET='a secret between magpie and its store'
export MAGPIE_TRUST_PROXY=true MAGPIE_RATE_LIMITS=relaxed MAGPIE_LOG=${MAGPIE_LOG:-warn}
export MAGPIE_CONFIG=$folder/none.toml
if [ -n "${MAGPIE_JOURNEYS_NATS:-}" ]; then
  port=$(free_port)
  # Debian's package has it where only root looks.
  PATH=$PATH:/usr/sbin nats-server --addr 127.0.0.1 --port "$port" >"$folder/nats" 2>&1 &
  pids+=($!)
  export MAGPIE_LIVE_NATS=nats://127.0.0.1:$port
fi
proxy=$(free_port)
export MAGPIE_PUBLIC_URL=http://127.0.0.1:$proxy
places=()
for machine in 1 2; do
  mkdir "$folder/$machine"
  MAGPIE_MACHINE=$machine MAGPIE_DATA=$folder/$machine MAGPIE_LISTEN=127.0.0.1:0 \
    "$binary" serve >"$folder/server-$machine" 2>&1 &
  pids+=($!)
  at=$(said "$folder/server-$machine" 'ready on')
  places+=("${at#http://}")
done

# As written, but for names, places and certificates, which are of an example.
configuration=$(sed -n '/^```nginx$/,/^```$/p' ../docs/how-to/run-several-servers.md | grep -v '^```' |
  sed -e "s|10.0.0.11:8080|${places[0]%/}|" -e "s|10.0.0.12:8080|${places[1]%/}|" \
    -e "s|listen 443 ssl|listen 127.0.0.1:$proxy|" -e '/ssl_certificate/d' -e 's|\$host;|$http_host;|')
nginx=$(command -v nginx || echo /usr/sbin/nginx)
cat >"$folder/nginx.conf" <<CONF
daemon off;
worker_processes 1;
pid $folder/nginx.pid;
error_log $folder/nginx.log;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path $folder/body;
  proxy_temp_path $folder/proxy;
  fastcgi_temp_path $folder/fastcgi;
  uwsgi_temp_path $folder/uwsgi;
  scgi_temp_path $folder/scgi;
  # Says which of both answered, so that the journeys see that both do.
  add_header X-Server \$upstream_addr always;
$configuration
}
CONF
"$nginx" -c "$folder/nginx.conf" &
pids+=($!)
until curl -fsS -o /dev/null "$MAGPIE_PUBLIC_URL/healthz" 2>/dev/null; do
  kill -0 "${pids[-1]}" || { cat "$folder/nginx.log" >&2; exit 1; }
  sleep 0.1
done
echo "ready on $MAGPIE_PUBLIC_URL"
wait
