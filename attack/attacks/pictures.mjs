/** Attacks with files that are sent as pictures. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

import { bomb, large } from '../bomb.mjs';
import { Client } from '../client.mjs';
import { chunk, comment, gif, jpeg, profile, segment, webp } from '../forged.mjs';
import { MB, measured, resident } from '../memory.mjs';
import { withServer } from '../server.mjs';

/** Memory that bombs may add to a server; decoding alone may take 600 MB. */
const MOST_ADDED = 600 * MB;
/** The same of bombs that are decoded one after the other: what one frees goes back a moment later. */
const MOST_IN_A_ROW = 800 * MB;
/** Memory that pictures may leave a server with, once they are stored. */
const MOST_LEFT = 150 * MB;

/** What a browser runs when it takes a file for a page. */
const SCRIPT = '<script>alert(document.domain)</script>';
const PAGE = `<!doctype html><html><body>${SCRIPT}</body></html>`;
/** Words that a camera or an editor leaves in a file. */
const PRIVATE = 'taken at home, 12 Hidden Lane';

const exif = Buffer.from(`Exif\0\0${PRIVATE}${SCRIPT}`);

/** Files of 40 million pixels that are small themselves. */
const PIXELS = {
  'a JPEG of 32 scans': () => jpeg(8_000, 5_000, { progressive: true, scans: 32 }),
  'a WebP of 28 bytes': () => webp(8_000, 5_000),
  'a GIF of 100 frames': () => gif(8_000, 5_000, { frames: 100 }),
};

/** Files of few pixels and much else. */
const PROFILES = {
  'a JPEG with a colour profile of 16 MB': () => jpeg(64, 64, { more: profile(16_000_000) }),
  'a WebP with a colour profile of 16 MB': () => webp(64, 64, { more: [chunk('ICCP', Buffer.alloc(16_000_000))] }),
};

/** Files that promise more than a picture may have, or than comes. */
const PROMISES = {
  'a JPEG of 4 billion pixels': () => jpeg(65_500, 65_500, { scans: 0 }),
  'a JPEG of 40 million pixels that do not come': () => jpeg(8_000, 5_000, { scans: 0 }),
  'a JPEG of 100 scans': () => jpeg(640, 480, { progressive: true, scans: 100 }),
  'a WebP of 268 million pixels': () => webp(16_384, 16_384),
  'a WebP of 5,000 frames': () => webp(16, 16, { frames: 5_000 }),
  'a WebP of two sizes': () => webp(16, 16, { more: [webp(16_384, 16_384).subarray(12)] }),
  'a GIF of 4 billion pixels': () => gif(65_535, 65_535, { empty: true }),
  'a GIF of 40 million pixels that do not come': () => gif(8_000, 5_000, { empty: true }),
  'a GIF of 5,000 frames': () => gif(16, 16, { frames: 5_000 }),
};

/** Files that are no pictures, as they are called and typed. */
const OTHERS = {
  'a drawing with a script': [`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`, 'a.svg', 'image/svg+xml'],
  'a drawing called a JPEG': [`<?xml version="1.0"?><svg onload="alert(1)"/>`, 'a.jpg', 'image/jpeg'],
  'a page called a JPEG': [PAGE, 'a.jpg', 'image/jpeg'],
  'a page that begins like a JPEG': [Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(PAGE)]), 'a.jpg'],
  'a script that begins like a GIF': ['GIF89a/**/=1;alert(document.domain)', 'a.gif', 'image/gif'],
  'a page that begins like a WebP': [`RIFF\x20\0\0\0WEBP${PAGE}`, 'a.webp', 'image/webp'],
  'an archive called a PNG': [Buffer.from('PK\x03\x04\x14\0\0\0'), 'a.png', 'image/png'],
  'a document called a PNG': ['%PDF-1.7\n1 0 obj<</S/JavaScript/JS(app.alert(1))>>', 'a.png', 'image/png'],
  nothing: ['', 'a.jpg', 'image/jpeg'],
};

/** Pictures that are something else as well, or say what is no viewer's business. */
const TWO_AT_ONCE = {
  'image/jpeg': jpeg(64, 64, {
    more: [segment(0xe1, exif), segment(0xed, Buffer.from(PAGE)), segment(0xfe, Buffer.from(`*/${PAGE}/*`))],
    after: Buffer.from(PAGE),
  }),
  'image/webp': webp(64, 64, {
    more: [chunk('EXIF', exif), chunk('XMP ', Buffer.from(PAGE)), chunk('HTML', Buffer.from(PAGE))],
    after: Buffer.from(`PK\x03\x04${PAGE}`),
  }),
  'image/gif': gif(64, 64, { more: [comment(PAGE + PRIVATE)], after: Buffer.from(PAGE) }),
};

/** What a viewer is given of a stored picture who must be given nothing but the picture. */
async function served(origin, type, signature) {
  const folders = signature.slice(0, 6).replace(/../g, '$&/');
  const ending = type.replace('jpeg', 'jpg').slice('image/'.length);
  for (const size of ['originals', '236x', '60x60']) {
    const path = `/${size}/${folders}${signature}`;
    const { status, headers, body } = await open(`${origin}${path}.${ending}`);
    if (status !== 200) return `its ${size} is answered ${status}`;
    const said = headers.get('content-type');
    if (size === 'originals' ? said !== type : !/^image\/(jpeg|png|webp|gif)$/.test(said))
      return `is served as ${said}`;
    if (headers.get('x-content-type-options') !== 'nosniff') return `may be taken for another type than ${said}`;
    for (const word of ['alert(', PRIVATE, 'PK\x03\x04']) {
      if (body.includes(word)) return `its ${size} says ${JSON.stringify(word)}`;
    }
    for (const other of ['html', 'svg', 'js']) {
      const asked = await open(`${origin}${path}.${other}`);
      if (asked.status !== 404) return `its ${size} is answered ${asked.status} as ${other}`;
    }
  }
}

async function open(url) {
  const answer = await fetch(url);
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}

export const PICTURES = {
  'colour profiles that unpack to 250 MB': async ({ pid }, { ada }) => {
    const sending = () => Promise.all([1, 2, 3, 4].map((seed) => ada.upload(bomb(seed))));
    const { done, added } = await measured(pid, sending);
    const refused = done.find(({ status }) => status !== 200);
    if (refused) return `a picture was answered ${refused.status}`;
    console.log(`        four of them took ${Math.round(added / MB)} MB more`);
    return added > MOST_ADDED && `took ${Math.round(added / MB)} MB more`;
  },

  'small files of other kinds that take much memory': async ({ pid }, { ada }) => {
    for (const bombs of [PIXELS, PROFILES]) {
      const sending = () => Promise.all(Object.values(bombs).map((made) => ada.upload(made())));
      const { done, added } = await measured(pid, sending);
      const refused = done.findIndex(({ status }) => status !== 200);
      if (refused >= 0) return `${Object.keys(bombs)[refused]} was answered ${done[refused].status}`;
      console.log(`        ${done.length} of them took ${Math.round(added / MB)} MB more`);
      if (added > MOST_IN_A_ROW) return `took ${Math.round(added / MB)} MB more`;
    }
  },

  'as many large files at once as one account may send': async () =>
    withServer({}, async ({ origin, pid }) => {
      const gwen = await Client.user(origin, 'gwen');
      const uploads = [];
      for (let number = 0; number < 50; number += 1) uploads.push(await gwen.register());
      const file = new Blob([jpeg(64, 64, { more: Array(290).fill(segment(0xe1, Buffer.alloc(65_000))) })]);
      const { done, added } = await measured(pid, () => Promise.all(uploads.map(({ send }) => send(file))));
      const taken = done.filter(({ status }) => status === 200).length;
      const refused = done.find(({ status }) => ![200, 429, 503].includes(status));
      if (taken === 0 || refused) return `${taken} were taken, one was answered ${refused?.status}`;
      return added > MOST_ADDED && `${taken} of 19 MB took ${Math.round(added / MB)} MB more`;
    }),

  'files that promise more than may be, or than comes': async ({ pid }, { ada }) => {
    const { done, added } = await measured(pid, async () => {
      for (const [name, made] of Object.entries(PROMISES)) {
        const { id, status, text } = await ada.upload(made());
        if (status < 400 || status >= 500) return `${name} is answered ${status}`;
        if (!JSON.parse(text).message) return `nothing is said of ${name}`;
        const state = await ada.state(id);
        if (state.status !== 'failed') return `${name} is ${state.status}`;
      }
    });
    if (done) return done;
    return added > MOST_ADDED && `took ${Math.round(added / MB)} MB more`;
  },

  'files that are no pictures': async (_, { ada }) => {
    for (const [name, file] of Object.entries(OTHERS)) {
      const { id, status } = await ada.upload(...file);
      if (status < 400 || status >= 500) return `${name} is answered ${status}`;
      const state = await ada.state(id);
      if (state.status !== 'failed' || state.signature) return `${name} is ${state.status}`;
    }
  },

  'pictures that are pages and archives as well': async ({ origin }, { ada }) => {
    for (const [type, file] of Object.entries(TWO_AT_ONCE)) {
      const { id, status } = await ada.upload(file, 'a.html', 'text/html');
      if (status !== 200) return `${type} is answered ${status}`;
      const through = await served(origin, type, (await ada.state(id)).signature);
      if (through) return `${type} ${through}`;
    }
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

  'a file is asked for by its hash': async ({ origin }, { ada }) => {
    const file = readFileSync(new URL('../../web/e2e/photographs/leaf.jpg', import.meta.url));
    const { status: sent } = await ada.upload(file);
    if (sent !== 200) return `the photograph was answered ${sent}`;
    for (const algorithm of ['sha256', 'sha1', 'md5']) {
      const hash = createHash(algorithm).update(file).digest('hex').slice(0, 32);
      const folders = hash.slice(0, 6).replace(/../g, '$&/');
      const { status } = await fetch(`${origin}/originals/${folders}${hash}.jpg`);
      if (status !== 404) return `${algorithm} is answered ${status}`;
    }
  },
};
