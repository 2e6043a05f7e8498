/** A fresh server on an empty folder of its own, for those who attack or examine it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Starts `MAGPIE_BINARY serve` with further arguments and settings. Answers where the
 * server is, where its host's pages are, its process, its folder, and how to stop it.
 */
export async function start(more = [], settings = {}) {
  const data = mkdtempSync(join(tmpdir(), 'magpie-attack-'));
  const server = spawn(process.env.MAGPIE_BINARY, ['serve', ...more], {
    env: {
      ...process.env,
      MAGPIE_DATA: join(data, 'data'),
      MAGPIE_CONFIG: join(data, 'none.toml'),
      MAGPIE_LISTEN: '127.0.0.1:0',
      MAGPIE_ADMIN_LISTEN: '127.0.0.1:0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill();
    await ended;
    rmSync(data, { recursive: true });
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
  return { origin, admin, port, pid: server.pid, folder: join(data, 'data'), stop };
}
