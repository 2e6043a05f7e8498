// Takes the pictures of `docs/screens/` from a running server with demo content:
//
//   MAGPIE_CONFIG=e2e/screens.toml MAGPIE_DATA=/tmp/magpie-screens ../target/debug/magpie serve --demo
//   npm run screens -- http://127.0.0.1:8080 EMAIL PASSWORD [NAMES]
//
// With the same MAGPIE_DATA, it pictures the tools of employees, too.
// NAMES, a pattern such as `^settings.*-390`, takes only those that match.
// The address and the demo sign-in are what the server prints. What a picture
// shows is chosen from what the server answers, so that any demo content will do.

import { fileURLToPath } from 'node:url';
import { chromium, devices } from '@playwright/test';
import { chromiumPath } from './chromium.mjs';
import { accountPlaces } from './screensOfAccounts.mjs';
import { boardPlaces } from './screensOfBoards.mjs';
import { hostPlaces } from './screensOfHost.mjs';
import { pinPlaces } from './screensOfPins.mjs';
import { searchPlaces } from './screensOfSearch.mjs';
import { talkPlaces } from './screensOfTalk.mjs';
import { todayPlaces } from './screensOfToday.mjs';
import { veilPlaces } from './screensOfVeils.mjs';
import { videoPlaces } from './screensOfVideos.mjs';
import { takenOver } from './takenOver.mjs';

const [server, email, password, names = ''] = process.argv.slice(2);
if (!server || !email || !password) {
  process.stderr.write('usage: npm run screens -- ADDRESS EMAIL PASSWORD [NAMES]\n');
  process.exit(1);
}
const wanted = new RegExp(names);
const FOLDER = fileURLToPath(new URL('../../docs/screens/', import.meta.url));

/** How long a dialog may take to come in. */
const SLOW_MS = 1_000;

const SIZES = {
  1440: { viewport: { width: 1440, height: 1000 } },
  390: {
    viewport: { width: 390, height: 844 },
    userAgent: devices['iPhone 14'].userAgent,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
};

const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
const session = await signIn();
const ofAccounts = await accountPlaces(browser, server, session, password);
const pins = await readPins();
const ofBoards = await boardPlaces(browser, server, session, pins);
const ofPins = await pinPlaces(browser, server, session);
const ofToday = await todayPlaces(browser, server, session);
const ofVeils = await veilPlaces(browser, server, session, pins);
const ofTalk = await talkPlaces(browser, server, session, pins);
const ofVideos = await videoPlaces(browser, server, session);
const ofHost = await hostPlaces(browser, server);
const places = [
  ...(await choosePlaces(pins)),
  ...ofToday.places,
  ...ofPins.places,
  ...ofVideos.places,
  ...ofVeils.places,
  ...ofTalk.places,
  ...ofHost.places,
  ...ofBoards.places,
  ...ofAccounts.places,
];
try {
  for (const [width, size] of Object.entries(SIZES)) {
    for (const colorScheme of ['light', 'dark']) await takeAll(width, size, colorScheme);
  }
} finally {
  for (const { undo } of [ofToday, ofTalk, ofHost, ofPins, ofVideos, ofVeils, ofBoards, ofAccounts])
    await undo();
  await browser.close();
}

/** The cookies of the demo sign-in. */
async function signIn() {
  const context = await browser.newContext({ baseURL: server });
  const page = await context.newPage();
  await page.goto('/login/');
  await page.getByLabel('Email or username').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('link', { name: 'Your profile' }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

/** The first page of the home feed. */
async function readPins() {
  const context = await browser.newContext({ baseURL: server, storageState: session });
  const data = JSON.stringify({ options: {} });
  const answer = await context.request.get('/resource/UserHomefeedResource/get/', {
    params: { source_url: '/', data },
  });
  const { data: pins } = (await answer.json()).resource_response;
  await context.close();
  return pins;
}

/** What is looked at: the first upright pin with a description, its board and its pinner. */
async function choosePlaces(pins) {
  // Not too bright, so that the picture stands out from the page.
  const shown = ({ images: { orig }, description, dominant_color: color }) =>
    description &&
    orig.height > orig.width &&
    orig.width >= 500 &&
    parseInt(color.slice(1, 3), 16) < 0xb0;
  const pin = pins.find(shown) ?? pins[0];
  return [
    ['home', '/', session],
    ['welcome', '/'],
    ['pin', `/pin/${pin.id}/`, session],
    ['board', pin.board.url, session],
    ['profile', `/${pin.pinner.username}/`, session],
    ['search', `/search/pins/?q=${encodeURIComponent(pin.topics[0] ?? pin.title)}`, session],
    ['search-chosen', `/search/pins/?q=light&like=${pin.image_signature}`, session],
    ['search-nothing', '/search/pins/?q=brass+lamp+zeppelin&exact=1', session],
    ['search-shop', '/search/buyable_pins/?q=chair', session],
    ['search-people', '/search/users/?q=ma', session],
    ['search-visual', `/search/visual/?pin=${pin.id}`, session],
    ...(await searchPlaces(browser, server, session, pin, pins)),
    ['ideas', '/ideas/'],
    ['idea', '/ideas/interiors/2/'],
    ['topic', '/topics/interiors/', session],
    ['shop', '/shopping/', session],
    ['shop-topic', '/shopping/lighting/69/'],
    ['following', '/?feed=following', session],
    ['sign-up', '/signup/'],
    ['pin-create', '/pin/create/', session],
  ];
}

async function takeAll(width, size, colorScheme) {
  for (const [name, path, storageState, act, extraHTTPHeaders] of places) {
    const picture = `${name}-${width}-${colorScheme}`;
    if (!wanted.test(picture)) continue;
    const context = await browser.newContext({
      ...size,
      baseURL: server,
      colorScheme,
      storageState,
      extraHTTPHeaders,
      locale: 'en-US',
      reducedMotion: 'reduce',
    });
    // A user without a verified address is asked once a week; not here.
    await context.addInitScript(() => {
      if (window.origin !== 'null') localStorage.setItem('verify-email-asked', String(Date.now()));
    });
    const page = await context.newPage();
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await takenOver(page);
    await page.waitForLoadState('networkidle');
    await act?.(page);
    // What comes after a press comes slowly, on purpose.
    await page.waitForTimeout(act ? SLOW_MS : 0);
    await page.waitForLoadState('networkidle');
    await page.evaluate(picturesInSight);
    await page.screenshot({
      path: `${FOLDER}${picture}.jpg`,
      type: 'jpeg',
      quality: 72,
    });
    await context.close();
  }
}

/** Waits for the pictures that are in sight; others wait until they are scrolled to, also in a row of their own. */
async function picturesInSight() {
  if (document.images.length === 0) return;
  const seen = await new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      resolve(entries.filter(({ isIntersecting }) => isIntersecting));
    });
    for (const image of document.images) observer.observe(image);
  });
  const there = ({ target }) =>
    target.complete ||
    new Promise((resolve) => {
      target.onload = resolve;
      target.onerror = resolve;
    });
  await Promise.all(seen.map(there));
}
