/** Attacks on the server as a program of the network and of its machine. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { openSlow, sendRaw } from '../slow.mjs';

export const CONNECTIONS = {
  'slow connections starve others': async ({ origin, port }) => {
    const open = openSlow(port, 300);
    for (let second = 0; second < 15; second += 1) {
      await wait(1_000);
      const answer = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(5_000) });
      if (answer.status !== 200) return `answered ${answer.status} after ${second} s`;
    }
    const left = open.size;
    for (const socket of open) socket.destroy();
    return left > 0 && `${left} of 300 are still open after 15 s`;
  },

  'two names of a host in one request': async ({ port }) => {
    const twice = ['GET / HTTP/1.1', 'Host: localhost', 'Host: evil.example', 'Connection: close'];
    const status = await sendRaw(port, twice);
    return status < 400 && `answered ${status}`;
  },

  "the host's own pages under another name": async ({ admin }) => {
    const port = Number(new URL(admin).port);
    for (const path of ['/metrics', '/outbox/']) {
      const lines = [`GET ${path} HTTP/1.1`, 'Host: evil.example', 'Connection: close'];
      const status = await sendRaw(port, lines);
      if (status !== 421) return `${path} answered ${status}`;
      const own = await sendRaw(port, [lines[0], `Host: localhost:${port}`, lines[2]]);
      if (own !== 200) return `the host itself is answered ${own}`;
    }
  },

  'the data folder is read by other users': async ({ folder }) => {
    const paths = ['', ...readdirSync(folder, { recursive: true })];
    const open = paths.filter((path) => statSync(join(folder, path)).mode & 0o077);
    return open.length > 0 && `${open.length} files, first ${open[0]}`;
  },

  'answers of a viewer are stored by a cache': async (_, { ada }) => {
    for (const path of ['/_/_/state', '/', '/settings/', '/v3/users/me/']) {
      const { headers } = await ada.ask('GET', path);
      const said = headers.get('cache-control') ?? '';
      if (!said.includes('no-store')) return `${path} says ${said || 'nothing'}`;
    }
  },

  'writes without a token, or from elsewhere': async (_, { ada }) => {
    for (const extra of [{ 'x-csrftoken': '' }, { 'x-csrftoken': 'wrong' }, { origin: 'https://evil.example' }]) {
      const { status } = await ada.post('BoardResource', 'create', { name: 'Forged' }, extra);
      if (status === 200) return `${JSON.stringify(extra)} was written`;
    }
  },
};
