import type { Page } from '@playwright/test';
import { useDevClient } from '../devClient.ts';
import { expect, test } from '../journey.ts';
import { photograph } from '../photographs.ts';
import type { World } from '../world.ts';

/** Pages that the server draws whole for visitors. */
const pages: [string, (world: World) => string][] = [
  ['home', () => '/'],
  ['pin', ({ pins }) => `/pin/${pins[5]?.id}/`],
  ['pin that was sent', ({ pins }) => `/pin/${pins[5]?.id}/sent/`],
  ['board', ({ boards }) => boards[0].url],
  ['profile', ({ host }) => host.url],
  ['pins of a profile', ({ host }) => `${host.url}?view=pins`],
  ['search', () => '/search/pins/?q=armchair'],
  ['search without words', () => '/search/pins/?q='],
  ['log-in', () => '/login/'],
  ['sign-up', () => '/signup/'],
  ['new password', () => '/password/reset/'],
  ['new password by a link', () => '/password/reset/#token'],
  ['verification without a link', () => '/verify/email/'],
  ['notice without a link', () => '/login/mail/'],
  ['mails without a link', () => '/email/subscription/'],
  ['way back without a word', () => '/connect/club/'],
  ['passcode without a link', () => '/parental-passcode/'],
];

/** Checks of the development build that say how long they took. */
const SLOW_CHECKS = /StateInvariantMiddleware took/;

test.use({ expected: SLOW_CHECKS });

/** Waits until the app has taken the page over and nothing is on its way. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main')).toBeVisible();
}

/** Collects what the page asks the server for. */
function readsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    // A tall screen may walk on; only what the page brings may not be asked for again.
    const walksOn = searchParams.get('data')?.includes('"bookmarks"');
    // What the browser says of itself, and whether it must be asked for consent,
    // follow each page by themselves: pages are kept for everybody.
    const isOwn = ['/v3/spam/fingerprints/', '/resource/UserCookieConsentResource/get/'].includes(
      pathname,
    );
    if (/^\/(resource|v3)\//.test(pathname) && !walksOn && !isOwn) calls.push(request.url());
  });
  return calls;
}

for (const [name, path] of pages) {
  test(`${name}: a visitor’s page carries all its data`, async ({ page, world }) => {
    const calls = readsOf(page);
    await page.goto(path(world));
    await settled(page);
    expect(calls).toEqual([]);
  });

  test(`${name}: the browser draws what the server drew`, async ({ context, page, world }) => {
    // The journey fails by what React's development build complains about.
    await useDevClient(context);
    await page.goto(path(world));
    await settled(page);
    await expect(page.locator('#__PWS_ROOT__')).not.toBeEmpty();
  });
}

test('a board with sections and a section carry all their data', async ({
  context,
  page,
  person,
}) => {
  const board = await person.createBoard('Rooms');
  const pin = { board, photograph: photograph('armchair'), title: 'Ochre armchair' };
  const section = await person.createSection(board, 'Reading', [await person.createPin(pin)]);
  // The journey also fails by what React's development build complains about.
  await useDevClient(context);
  const calls = readsOf(page);
  for (const path of [board.url, section]) {
    await page.goto(path);
    await settled(page);
    await expect(page.getByText('Reading').first()).toBeVisible();
  }
  expect(calls).toEqual([]);
});

test.describe('signed in', () => {
  test.beforeEach(({ context, person }) => person.enter(context));

  for (const [name, path] of pages.slice(0, 6)) {
    test(`${name}: drawn without a complaint`, async ({ context, page, world }) => {
      await useDevClient(context);
      await page.goto(path(world));
      await settled(page);
      await expect(page.getByRole('link', { name: 'Your profile' })).toBeVisible();
    });
  }
});

test.describe('nothing there', () => {
  test.use({ expected: /StateInvariantMiddleware took|404/ });

  for (const path of ['/pin/1/', '/nobody-by-this-name/', '/nobody-by-this-name/board/']) {
    test(`${path} says so`, async ({ context, page }) => {
      await useDevClient(context);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeVisible();
      await settled(page);
    });
  }
});
