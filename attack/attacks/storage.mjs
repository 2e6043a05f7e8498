/** Attacks on what is written: a disk without room, a server that is killed. */
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

import { large } from '../bomb.mjs';
import { Client } from '../client.mjs';
import { smallDisk } from '../disk.mjs';
import { jpeg, segment } from '../forged.mjs';
import { newFolder, start, withServer } from '../server.mjs';

const RELAXED = { MAGPIE_RATE_LIMITS: 'relaxed' };
const LONG = 'b'.repeat(500);

/** A picture that is like no other sent. */
const picture = (word) => jpeg(64, 64, { more: [segment(0xfe, Buffer.from(word))] });

/** Makes boards until one is refused; answers their names and the refusal. */
async function boardsUntilRefused(user) {
  const made = [];
  for (let number = 0; number < 2_000; number += 1) {
    const name = `Board ${number}`;
    const answer = await user.post('BoardResource', 'create', { name, description: LONG });
    if (answer.status !== 200) return { made, refused: answer };
    made.push(name);
  }
  throw new Error('2,000 boards were made without room');
}

/** Names of all boards that a user sees of their own. */
async function boardsOf(user, username) {
  const names = [];
  let bookmarks = [];
  do {
    const answer = await user.get('BoardsResource', { username, page_size: 250, bookmarks });
    const { data, bookmark } = JSON.parse(answer.text).resource_response;
    names.push(...data.map(({ name }) => name));
    bookmarks = [bookmark ?? '-end-'];
  } while (bookmarks[0] !== '-end-');
  return names;
}

/** What is wrong with a refusal for want of room. */
const misspoken = ({ status, text }) =>
  (status !== 507 && `is answered ${status}`) || (!text.includes('no room left') && `is told: ${text}`);

/** Waits until a server says that it is ready, or not; answers what it said last. */
async function readiness({ origin }, expected) {
  let said;
  for (let tries = 0; tries < 60; tries += 1) {
    const answer = await fetch(`${origin}/readyz`);
    said = `${answer.status} ${await answer.text()}`;
    if (said.startsWith(expected)) break;
    await wait(100);
  }
  return said;
}

/** Whether a pin is found by a word of its title, once the index follows. */
async function isFound(user, word) {
  for (let tries = 0; tries < 100; tries += 1) {
    const { status, text } = await user.get('BaseSearchResource', { query: word, scope: 'pins' });
    if (status === 200 && text.includes(`Robin ${word}`)) return true;
    await wait(100);
  }
  return false;
}

/** Publishes a pin that can be found by a word. */
async function publish(user, board, word) {
  const { id } = await user.upload(picture(word));
  return user.made('PinResource', 'create', { board_id: board.id, upload_id: id, title: `Robin ${word}` });
}

/** While there is no room: what is written is refused, what is there is read. */
async function withoutRoom(world, { gwen, board, pin, waiting }) {
  const sent = misspoken(await waiting.send(picture('late')));
  if (sent) return `a picture ${sent}`;
  const { made, refused } = await boardsUntilRefused(gwen);
  const board_ = misspoken(refused);
  if (board_) return `a board ${board_}`;
  const ready = await readiness(world, '503');
  if (!ready.startsWith('503') || !ready.includes('no room is left on the disk')) return `/readyz says ${ready}`;
  const reads = {
    '/': await gwen.ask('GET', '/'),
    'a pin': await gwen.get('PinResource', { id: pin.id }),
    'its page': await new Client(world.origin).ask('GET', `/pin/${pin.id}/`),
    'its picture': await gwen.ask('GET', new URL(pin.images.orig.url).pathname),
    'a board': await gwen.get('BoardFeedResource', { board_id: board.id }),
    'a search': await gwen.get('BaseSearchResource', { query: 'early', scope: 'pins' }),
  };
  for (const [name, { status }] of Object.entries(reads)) {
    if (status !== 200) return `${name} is answered ${status} meanwhile`;
  }
  const names = await boardsOf(gwen, 'gwen');
  const lost = made.filter((name) => !names.includes(name));
  return names.length !== made.length + 1 && `${names.length} boards of ${made.length + 1} are there, not ${lost[0]}`;
}

/** Once there is room again: all is taken as before. */
async function withRoom(world, { gwen, board }) {
  const ready = await readiness(world, '200');
  if (!ready.startsWith('200')) return `/readyz says ${ready} when there is room again`;
  const { status } = await gwen.post('BoardResource', 'create', { name: 'After', description: LONG });
  if (status !== 200) return `a board is answered ${status} when there is room again`;
  await publish(gwen, board, 'afterwards');
  return !(await isFound(gwen, 'afterwards')) && 'the index does not follow when there is room again';
}

/** Writes boards of a user until the server is gone; notes the names that it took. */
async function writing(user, name, taken) {
  try {
    for (let number = 0; ; number += 1) {
      const { status } = await user.post('BoardResource', 'create', { name: `${name} ${number}`, description: LONG });
      if (status === 200) taken.push(`${name} ${number}`);
    }
  } catch {
    // It was killed.
  }
}

/** Kills a server while it works on an upload and boards are written; answers both. */
async function killedMidway(world, gwen) {
  const { id, send } = await gwen.register();
  const taken = [];
  const boards = ['Left', 'Right'].map((name) => writing(gwen, name, taken));
  const sending = send(large(7)).then(
    ({ status }) => status,
    () => 'nothing',
  );
  for (let state = ''; state !== 'processing' || taken.length < 5; { status: state } = await gwen.state(id)) {
    if (!['', 'registered', 'processing'].includes(state)) throw new Error(`the upload was ${state} before the kill`);
  }
  await world.kill('SIGKILL');
  const sent = await sending;
  await Promise.all(boards);
  return { id, sent, taken };
}

/** On the same folder again: the upload has failed, and what was taken is there. */
async function afterwards(gwen, { id, taken }) {
  const state = await gwen.state(id);
  if (state.status !== 'failed') return `the upload is ${state.status}`;
  if (!state.failure_message) return 'nothing is said of the upload';
  const names = new Set(await boardsOf(gwen, 'gwen'));
  const lost = taken.filter((name) => !names.has(name));
  if (lost.length > 0) return `${lost.length} of ${taken.length} boards are lost, first ${lost[0]}`;
  const again = await gwen.upload(large(7));
  return again.status !== 200 && `the same file is answered ${again.status} when it is sent again`;
}

export const STORAGE = {
  'a full disk': async () => {
    const home = newFolder();
    const disk = smallDisk(home);
    if (!disk) {
      rmSync(home, { recursive: true });
      console.log('        left out: this machine has neither user namespaces nor a C compiler');
      return false;
    }
    console.log(`        on ${disk.name}`);
    return withServer(
      { ...RELAXED, ...disk.settings },
      async (world) => {
        const gwen = await Client.user(world.origin, 'gwen');
        const board = await gwen.made('BoardResource', 'create', { name: 'Before' });
        const pin = await publish(gwen, board, 'early');
        const waiting = await gwen.register();
        if (!(await isFound(gwen, 'early'))) return 'a pin is not found before either';
        disk.fill(world.pid);
        const through = await withoutRoom(world, { gwen, board, pin, waiting });
        if (through) return through;
        disk.free(world.pid);
        return withRoom(world, { gwen, board });
      },
      { home, before: disk.before },
    );
  },

  'a server killed during an upload': async () => {
    const first = await start([], RELAXED);
    try {
      const gwen = await Client.user(first.origin, 'gwen');
      const before = await killedMidway(first, gwen);
      if (before.sent !== 'nothing') return `the upload was answered ${before.sent} before`;
      const work = ({ origin }) => afterwards(Object.assign(gwen, { origin }), before);
      return await withServer(RELAXED, work, { home: first.home });
    } finally {
      await first.kill('SIGKILL');
      rmSync(first.home, { recursive: true, force: true });
    }
  },
};
