/** A fresh server on an empty folder of its own, for those who attack or examine it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A new folder for a server. */
export const newFolder = () => mkdtempSync(join(tmpdir(), 'magpie-attack-'));

/**
 * Starts `MAGPIE_BINARY serve` with further arguments and settings, in a folder that may
 * have served before, perhaps by a command that prepares its disk. Answers where the
 * server is, where its host's pages are, its process, its folder, and how to stop it; the
 * folder goes then, unless it is to be kept.
 */
export async function start(more = [], settings = {}, { home = newFolder(), before = [], keep = false } = {}) {
  const [program, ...args] = [...before, process.env.MAGPIE_BINARY, 'serve', ...more];
  const server = spawn(program, args, {
    env: {
      ...process.env,
      MAGPIE_DATA: join(home, 'data'),
      MAGPIE_CONFIG: join(home, 'none.toml'),
      MAGPIE_LISTEN: '127.0.0.1:0',
      MAGPIE_ADMIN_LISTEN: '127.0.0.1:0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'exit');
  /** Ends it, its folder kept. */
  const kill = async (signal) => {
    server.kill(signal);
    await ended;
  };
  const stop = async () => {
    await kill('SIGTERM');
    if (!keep) rmSync(home, { recursive: true });
  };
  const said = async (stream, pattern) => {
    for await (const line of createInterface({ input: stream })) {
      const [, address] = pattern.exec(line) ?? [];
      if (address) {
        stream.resume();
        return address;
      }
    }
    throw new Error('the server did not start');
  };
  const [origin, admin] = await Promise.all([
    said(server.stdout, /ready on (http:\/\/\S+)/),
    said(server.stderr, /for the host alone: (http:\/\/[^/]+)/),
  ]);
  const port = Number(new URL(origin).port);
  return { origin, admin, port, pid: server.pid, home, folder: join(home, 'data'), kill, stop };
}

/** Does something with a server of its own, which is stopped whatever comes of it. */
export async function withServer(settings, work, place = {}) {
  const world = await start([], settings, place);
  try {
    return await work(world);
  } finally {
    await world.stop();
  }
}
