// Pictures the home feeds of twenty users with tastes of their own (`docs/screens/feeds-*`):
//
//   npm run tastes -- ADDRESS
//
// of a running server with demo content, as `screens.mjs` says. Each signs up, follows
// topics, saves pins that a search finds, and opens home. What came is told on stdout: what
// they saved, how many of the first pins share a topic with what they chose, why they are
// there, how various they are, and what they are called.

import { fileURLToPath } from 'node:url';
import { chromium, devices } from '@playwright/test';
import { chromiumPath } from './chromium.mjs';
import { own } from './screensOfPins.mjs';

const [server] = process.argv.slice(2);
if (!server) {
  process.stderr.write('usage: npm run tastes -- ADDRESS\n');
  process.exit(1);
}
const FOLDER = fileURLToPath(new URL('../../docs/screens/', import.meta.url));

/** First name, keys of topics that are followed, what is searched for and how many of it are saved. */
const TASTES = [
  ['Ada', ['interiors'], { bedroom: 3, sofa: 2 }],
  ['Bruno', ['coral-reefs'], { fish: 4 }],
  ['Chioma', ['architecture'], { castle: 3, tower: 2 }],
  ['Dario', ['painting'], { 'van gogh': 2, painting: 3 }],
  ['Elin', ['birds'], { owl: 2, bird: 3 }],
  ['Farid', [], { mosque: 2, dome: 2 }],
  ['Greta', ['garden'], { plants: 4 }],
  ['Hiro', ['night-sky'], { night: 3, neon: 1 }],
  ['Ines', [], { monkey: 2, reptile: 2 }],
  ['Jonas', ['music'], { guitar: 3, concert: 2 }],
  ['Kaya', ['farm-animals'], { sheep: 2, horse: 2 }],
  ['Leo', [], { windmill: 5 }],
  ['Mina', ['home'], { chair: 4 }],
  ['Nils', ['winter'], { ice: 3, bear: 2 }],
  ['Olga', [], { temple: 3 }],
  ['Pilar', ['kitchens'], { kitchen: 3, food: 2 }],
  ['Quinn', ['insects'], { butterfly: 2, bee: 2 }],
  ['Rosa', ['landscapes'], { mountain: 3, desert: 2 }],
  ['Sami', [], { castle: 2, fish: 2, chair: 2 }],
  ['Tove', ['animals', 'interiors'], {}],
];

/** Feeds beside each other in one picture. */
const IN_A_ROW = 5;
const WIDTH = 390;
const HEIGHT = 1_300;
/** Cards that are judged: what a phone shows in the first three screens. */
const JUDGED = 25;

const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
const { User } = await own('user.ts');
const narrowness = new Map();
const people = [];
for (const taste of TASTES) people.push(await begin(...taste));
for (const person of people) await look(person);
for (let first = 0; first < people.length; first += IN_A_ROW)
  await sheet(people.slice(first, first + IN_A_ROW), first / IN_A_ROW + 1);
for (const { user } of people)
  await user.call('UserDeleteResource/create', { password: user.password });
await browser.close();

async function get(context, resource, options) {
  const data = JSON.stringify({ options });
  const params = { source_url: '/', data };
  const answer = await context.request.get(`/resource/${resource}/get/`, { params });
  if (!answer.ok()) throw new Error(`${resource}: ${await answer.text()}`);
  return (await answer.json()).resource_response.data;
}

/** A new user, who says what they like and saves some of it. */
async function begin(first, topics, searches) {
  const context = await browser.newContext({
    ...devices['iPhone 14'],
    viewport: { width: WIDTH, height: HEIGHT },
    deviceScaleFactor: 1,
    baseURL: server,
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  const user = await User.signUp(context.request, first, 'Taste');
  const followed = await Promise.all(
    topics.map((interest) => get(context, 'InterestResource', { interest })),
  );
  if (followed.length > 0)
    await user.call('UserInterestsResource/update', { interest_ids: followed.map(({ id }) => id) });
  const saved = [];
  for (const [query, wanted] of Object.entries(searches)) {
    const found = await get(context, 'BaseSearchResource', { query, scope: 'pins' });
    const pins = found.results.filter(({ type }) => type === 'pin').slice(0, wanted);
    if (pins.length === 0) throw new Error(`the demo has nothing for "${query}"`);
    const board = await user.createBoard(query);
    for (const { id } of pins)
      await user.call('RepinResource/create', { pin_id: id, board_id: board.id });
    saved.push(...pins);
  }
  return { context, user, first, topics: followed, searches, saved };
}

/** Their home feed: what it holds, and a picture of it. */
async function look(person) {
  const { context } = person;
  const pins = await get(context, 'UserHomefeedResource', { page_size: JUDGED });
  person.pins = pins;
  await context.addInitScript(() => localStorage.setItem('verify-email-asked', String(Date.now())));
  const page = await context.newPage();
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, left, width } = image.getBoundingClientRect();
      return image.complete || width === 0 || top > innerHeight || left > innerWidth;
    }),
  );
  person.picture = await page.screenshot({ type: 'jpeg', quality: 80 });
  await page.close();
  const reasons = new Map();
  for (const { recommendation_reason: why } of pins)
    reasons.set(why?.reason, (reasons.get(why?.reason) ?? 0) + 1);
  const chosen = new Set(person.topics.map(({ id }) => id));
  for (const pin of person.saved) for (const id of await about(context, pin)) chosen.add(id);
  let fitting = 0;
  for (const pin of pins) {
    const topics = await about(context, pin);
    if (topics.some((id) => chosen.has(id))) fitting += 1;
  }
  const count = (of) => new Set(pins.map(of)).size;
  const told = [
    person.first,
    `saved ${person.saved.map(({ title }) => title).join(' | ')}`,
    `${fitting} of ${pins.length} fit`,
    [...reasons].map(([reason, times]) => `${times} ${reason}`).join(', '),
    `${count(({ board }) => board.id)} boards`,
    `${count(({ pinner }) => pinner.id)} pinners`,
    pins.map(({ title }) => title).join(' | '),
  ];
  process.stdout.write(`${told.join('\t')}\n`);
}

/** Ids of the topics that a pin tells of, but for the widest, which tell little. */
async function about(context, { id }) {
  const { interests } = await get(context, 'PinInterestsResource', { pin_id: id });
  const narrow = [];
  for (const { interest } of interests)
    if (await isNarrow(context, interest)) narrow.push(interest.id);
  return narrow;
}

async function isNarrow(context, { id, key }) {
  if (!narrowness.has(id)) {
    const { parent } = await get(context, 'InterestResource', { interest: key });
    narrowness.set(id, Boolean(parent));
  }
  return narrowness.get(id);
}

/** Feeds beside each other, each below whose it is and what they chose. */
async function sheet(row, number) {
  const page = await browser.newPage({ viewport: { width: row.length * WIDTH, height: HEIGHT } });
  const column = ({ first, topics, searches, picture }) => {
    const follows = topics.map(({ name }) => name).join(', ');
    const saves = Object.entries(searches)
      .map(([query, pins]) => `${pins} × ${query}`)
      .join(', ');
    const chose = [follows && `follows ${follows}`, saves && `saved ${saves}`];
    return `<figure><figcaption><b>${first}</b> ${chose.filter(Boolean).join('; ')}</figcaption>
      <img src="data:image/jpeg;base64,${picture.toString('base64')}"></figure>`;
  };
  await page.setContent(`<style>
    body { margin: 0; display: flex; gap: 8px; font: 20px/1.3 sans-serif; background: #ddd }
    figure { margin: 0; flex: 1; background: #fff }
    figcaption { padding: 8px; block-size: 3.9em }
    img { inline-size: 100%; display: block }
  </style>${row.map(column).join('')}`);
  await page.screenshot({
    path: `${FOLDER}feeds-${number}.jpg`,
    type: 'jpeg',
    quality: 70,
    fullPage: true,
  });
  await page.close();
}
