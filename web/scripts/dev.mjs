import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, watch } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startFront } from './devFront.mjs';

/**
 * `make dev`: a front that serves the web app's sources (devFront.mjs), and behind
 * it the server, built anew and restarted when its sources change. A build that
 * fails leaves the last good server running.
 */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What the server is made of. */
const SERVER = ['crates', 'contract', 'Cargo.toml', 'Cargo.lock'];

/** The server learns its pages from the built web app: a page more or less builds it. */
const PAGES = 'web/src/pages';

/** Editors write in several steps. */
const QUIET_MS = 200;

const BINARY = `${process.env.CARGO_TARGET_DIR ?? `${ROOT}target`}/debug/magpie`;

const say = (text) => process.stdout.write(`\n== ${text}\n`);

/** The running server: its process, and a promise of its address. */
let server;
const front = await startFront(
  process.env.MAGPIE_LISTEN ?? '127.0.0.1:8080',
  () => server?.address,
);

function start() {
  const env = { ...process.env, MAGPIE_LISTEN: '127.0.0.1:0' };
  const child = spawn(BINARY, ['serve', '--demo'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = new Promise((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, found] = /^ready on http:\/\/(\S+)$/.exec(line) ?? [];
      if (found) resolve(found);
      process.stdout.write(`${found ? `ready on ${front.url}` : line}\n`);
    });
  });
  return { child, address };
}

async function run(program, ...args) {
  const [code] = await once(spawn(program, args, { cwd: ROOT, stdio: 'inherit' }), 'exit');
  return code === 0;
}

async function restart() {
  if (server && server.child.exitCode === null && server.child.signalCode === null) {
    const ended = once(server.child, 'exit');
    server.child.kill('SIGTERM');
    await ended;
  }
  server = start();
  await server.address;
  front.reload();
}

/** What is to be done at the next turn; one turn at a time. */
const due = new Set(['server']);
let busy = false;

async function work() {
  if (busy) return;
  busy = true;
  while (due.size > 0) {
    const web = due.delete('web');
    due.delete('server');
    say(web ? 'Building the web app, since its pages are others' : 'Building magpie');
    const built =
      (!web || (await run('scripts/web.sh'))) &&
      (await run('cargo', 'build', '--locked', '--package', 'magpie'));
    if (built) await restart();
    else say('Not built: mend the error above; the last good server goes on');
  }
  busy = false;
}

let timer;
function soon(what) {
  due.add(what);
  clearTimeout(timer);
  timer = setTimeout(work, QUIET_MS);
}

const pageFiles = () => readdirSync(`${ROOT}${PAGES}`, { recursive: true }).sort().join('\n');
let pages = pageFiles();

for (const path of SERVER) watch(`${ROOT}${path}`, { recursive: true }, () => soon('server'));
watch(`${ROOT}${PAGES}`, { recursive: true }, () => {
  const now = pageFiles();
  if (now !== pages) soon('web');
  pages = now;
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server?.child.kill('SIGTERM');
    process.exit(0);
  });
}
await work();
