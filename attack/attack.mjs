/**
 * Starts a fresh server and attacks it. Each attack answers what got through, or
 * nothing; the program fails when one does.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { bomb, large } from './bomb.mjs';
import { Client } from './client.mjs';
import { start } from './server.mjs';
import { openSlow, sendRaw } from './slow.mjs';

const MB = 1_000_000;
/** Memory that bombs may add to a server; decoding alone may take 600 MB. */
const MOST_ADDED = 600 * MB;
/** Memory that pictures may leave a server with, once they are stored. */
const MOST_LEFT = 150 * MB;

const resident = (pid) => {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kilobytes) * 1_024;
};

/** The token of the link of this kind in the newest mail to an address; it may take a moment. */
async function linkTo(admin, address, path) {
  for (let tries = 0; tries < 50; tries += 1) {
    const list = await (await fetch(`${admin}/outbox/`)).text();
    for (const [, name, to] of list.matchAll(/<li><a href="([^"]+)">[^<]*<\/a> to ([^<]+)<\/li>/g)) {
      if (to !== address) continue;
      const mail = await (await fetch(`${admin}/outbox/${name}`)).text();
      const [, token] = new RegExp(`${path}#([\\w-]+)`).exec(mail) ?? [];
      if (token) return token;
    }
    await wait(100);
  }
  throw new Error(`no mail to ${address} with a link to ${path}`);
}

const ATTACKS = {
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

  'colour profiles that unpack to 250 MB': async ({ pid }, { ada }) => {
    const before = resident(pid);
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, resident(pid))), 20);
    const sent = await Promise.all([1, 2, 3, 4].map((seed) => ada.upload(bomb(seed))));
    clearInterval(watch);
    const refused = sent.find(({ status }) => status !== 200);
    if (refused) return `a picture was answered ${refused.status}`;
    const added = most - before;
    console.log(`        four of them took ${Math.round(added / MB)} MB more`);
    return added > MOST_ADDED && `took ${Math.round(added / MB)} MB more`;
  },

  'large pictures whose memory stays': async ({ pid }, { ada }) => {
    const before = resident(pid);
    for (const seeds of [
      [1, 2, 3],
      [4, 5, 6],
    ]) {
      const sent = await Promise.all(seeds.map((seed) => ada.upload(large(seed))));
      if (sent.some(({ status }) => status !== 200)) return 'the pictures were refused';
    }
    let left = resident(pid) - before;
    for (let tries = 0; left > MOST_LEFT && tries < 100; tries += 1) {
      await wait(100);
      left = resident(pid) - before;
    }
    console.log(`        six of them left ${Math.round(left / MB)} MB more`);
    return left > MOST_LEFT && `${Math.round(left / MB)} MB more stay`;
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

  'names that routes hide, or that look like the host': async (_, { ada }) => {
    for (const username of ['exports', '236x', 'imports', 'pageHandlers', 'adm1n', '_support_', 'rnagpie']) {
      const { status } = await ada.post('UserResource', 'update', { username });
      if (status === 200) return `${username} was taken`;
    }
    const { status } = await ada.post('UserResource', 'update', { username: 'lovelace' });
    return status !== 200 && `a good name is answered ${status}`;
  },

  'names that are not seen': async (_, { ada }) => {
    for (const name of ['\u200b', '\u202e', '\u3164']) {
      const { status } = await ada.post('BoardResource', 'create', { name });
      if (status === 200) return `a board is called ${JSON.stringify(name)}`;
    }
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

  "another user's secret board": async (_, { ada, ben }) => {
    const board = await ada.made('BoardResource', 'create', { name: 'Plans', privacy: 'secret' });
    for (const read of ['BoardResource', 'BoardFeedResource', 'BoardSectionsResource']) {
      const answer = await ben.get(read, { board_id: board.id, username: 'ada', slug: 'plans' });
      if (answer.status === 200) return `${read} answers`;
    }
    const own = await ada.get('BoardFeedResource', { board_id: board.id });
    if (own.status !== 200) return `its owner is answered ${own.status}`;
    for (const [verb, more] of [['update', { name: 'Mine' }], ['delete', {}]]) {
      const answer = await ben.post('BoardResource', verb, { board_id: board.id, ...more });
      if (answer.status !== 404) return `${verb} answers ${answer.status}`;
    }
  },

  'a file is asked for by its hash': async ({ origin }, { ada }) => {
    const file = readFileSync(new URL('../web/e2e/photographs/leaf.jpg', import.meta.url));
    const { status: sent } = await ada.upload(file);
    if (sent !== 200) return `the photograph was answered ${sent}`;
    for (const algorithm of ['sha256', 'sha1', 'md5']) {
      const hash = createHash(algorithm).update(file).digest('hex').slice(0, 32);
      const folders = hash.slice(0, 6).replace(/../g, '$&/');
      const { status } = await fetch(`${origin}/originals/${folders}${hash}.jpg`);
      if (status !== 404) return `${algorithm} is answered ${status}`;
    }
  },

  'the server asks addresses inside its network': async ({ folder }, { ada }) => {
    let asked = 0;
    const inside = createServer((_, answer) => {
      asked += 1;
      answer.end('secret');
    }).listen(0, '127.0.0.1');
    await once(inside, 'listening');
    const { port } = inside.address();
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0', '2130706433', '127.1', '[::ffff:127.0.0.1]']) {
      await ada.get('FindPinImagesResource', { url: `http://${host}:${port}/` });
      const pin = { image_url: `http://${host}:${port}/a.png`, title: folder };
      await ada.post('PinResource', 'create', pin);
    }
    inside.close();
    return asked > 0 && `asked ${asked} times`;
  },

  'a list of addresses is asked who has an account': async ({ origin }) => {
    let told = 0;
    for (let number = 0; number < 30; number += 1) {
      const visitor = new Client(origin);
      await visitor.ask('GET', '/');
      const { status } = await visitor.post('UserRegisterResource', 'create', {
        email: 'ada@example.com',
        password: 'a guess at nothing',
        first_name: 'Ada',
        age: 30,
      });
      if (status === 429) return told === 0 && 'not even one visitor was told';
      told += 1;
    }
    return `${told} addresses were told`;
  },

  'a password is guessed in an open session': async (_, { ben }) => {
    let guesses = 0;
    for (; guesses < 20; guesses += 1) {
      const password = `guess number ${guesses}`;
      const { status } = await ben.post('UserExportResource', 'create', { password });
      if (status === 200) return 'a guess was right';
      if (status === 429) break;
    }
    return (guesses === 0 || guesses > 6) && `${guesses} guesses were looked at`;
  },

  'a link to a new password outlives a change of password': async ({ origin, admin }, { cleo }) => {
    await cleo.post('UserResetPasswordResource', 'create', { username_or_email: 'cleo' });
    const token = await linkTo(admin, 'cleo@example.com', '/password/reset/');
    await cleo.made('UserPasswordResource', 'update', {
      old_password: 'correct horse battery',
      new_password: 'another good horse',
    });
    const visitor = new Client(origin);
    await visitor.ask('GET', '/');
    const { status } = await visitor.post('UserResetPasswordResource', 'update', {
      token,
      new_password: 'the horse of an attacker',
    });
    return status === 200 && 'it still works';
  },

  'becoming a business goes round the passcode': async (_, { dora }) => {
    await dora.made('ParentalPasscodeResource', 'create', {
      passcode: '4711',
      confirmPasscode: '4711',
      backupEmail: 'parent@example.com',
      confirmBackupEmail: 'parent@example.com',
    });
    const become = (more) => dora.post('BusinessConversionResource', 'create', { business_name: 'Oak', ...more });
    const { status } = await become({});
    if (status === 200) return 'nobody asked for it';
    const asked = await become({ passcode: '4711' });
    return asked.status !== 200 && `with the passcode it is answered ${asked.status}`;
  },

  'one account makes the host fetch page after page': async (_, { ben }) => {
    let taken = 0;
    for (let number = 0; number < 300; number += 1) {
      const url = `https://page${number}.invalid/`;
      const { status } = await ben.get('FindPinImagesResource', { url });
      if (status === 429) return taken === 0 && 'not even one page was looked for';
      taken += 1;
    }
    return `${taken} pages were looked for`;
  },
};

const world = await start();
let through = 0;
try {
  const users = {};
  for (const name of ['ada', 'ben', 'cleo']) users[name] = await Client.user(world.origin, name);
  const birthday = `${new Date().getFullYear() - 16}-01-01`;
  users.dora = await Client.user(world.origin, 'dora', { birthday });
  for (const [name, attack] of Object.entries(ATTACKS)) {
    const result = await attack(world, users).catch((error) => `failed: ${error.stack}`);
    through += result ? 1 : 0;
    console.log(`${result ? 'THROUGH' : 'held   '} ${name}${result ? `: ${result}` : ''}`);
  }
  console.log(`${Object.keys(ATTACKS).length} attacks, ${through} through`);
} finally {
  await world.stop();
}
process.exitCode = through ? 1 : 0;
