import type { Page } from '@playwright/test';
import { useDevClient } from '../devClient.ts';
import { expect, test } from '../journey.ts';
import type { World } from '../world.ts';

/** Pages that the server draws whole for visitors. */
const pages: [string, (world: World) => string][] = [
  ['home', () => '/'],
  ['pin', ({ pins }) => `/pin/${pins[5]?.id}/`],
  ['pin that was sent', ({ pins }) => `/pin/${pins[5]?.id}/sent/`],
  ['pin of a recipe', ({ employees }) => `/pin/${employees?.recipe.id}/`],
  ['section', ({ employees }) => employees?.section ?? ''],
  ['board', ({ boards }) => boards[0].url],
  ['profile', ({ owner }) => owner.url],
  ['pins of a profile', ({ owner }) => `${owner.url}?view=pins`],
  ['search', () => '/search/pins/?q=armchair'],
  ['search without words', () => '/search/pins/?q='],
  ['people that were found', ({ owner }) => `/search/users/?q=${owner.username}`],
  // Kept for half a minute: not the addresses at which other journeys look for what is new.
  ['topic', () => '/topics/interiors/?at=pages'],
  ['ideas', () => '/ideas/?at=pages'],
  ['Today', () => '/today/?at=pages'],
  ['article', ({ employees }) => employees?.article ?? ''],
  ['shop', () => '/shopping/?at=pages'],
  ['videos', () => '/videos/?at=pages'],
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

// Many pages, one after the other.
test.describe.configure({ timeout: 300_000 });

// React's development build complains about what the browser draws otherwise than the server.
test.beforeEach(({ context }) => useDevClient(context));

test('visitors’ pages carry all their data, and the browser draws what the server drew', {
  tag: '@both',
}, async ({ page, world, complaints }) => {
  const calls = listen(page);
  for (const [name, path] of pages) {
    await test.step(name, async () => {
      await page.goto(path(world));
      await settled(page);
      await expect(page.locator('#__PWS_ROOT__')).not.toBeEmpty();
      expect.soft(calls.splice(0), `what ${name} asks for`).toEqual([]);
      expectSilence(complaints, SLOW_CHECKS, name);
    });
  }
});

test('viewers’ pages are drawn without a complaint', { tag: '@both' }, async ({
  context,
  page,
  world,
  user,
  complaints,
}) => {
  await user.enter(context);
  for (const [name, path] of pages.slice(0, 8)) {
    await test.step(name, async () => {
      await page.goto(path(world));
      await settled(page);
      await expect(page.getByRole('link', { name: 'Your profile' })).toBeVisible();
      expectSilence(complaints, SLOW_CHECKS, name);
    });
  }
});

test('where nothing is, pages say so', { tag: '@both' }, async ({ page, complaints }) => {
  for (const path of ['/pin/1/', '/nobody-by-this-name/', '/nobody-by-this-name/board/']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeVisible();
      await settled(page);
      expectSilence(complaints, /StateInvariantMiddleware took|404/, path);
    });
  }
});

/** Waits until the app has taken the page over and nothing is on its way. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main')).toBeVisible();
}

/** What pages ask the server for from now on, though they should bring it. */
function listen(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    // A tall screen may walk on; only what the page brings may not be asked for again.
    const walksOn = searchParams.get('data')?.includes('"bookmarks"');
    // What the browser says of itself, and whether it must be asked for consent,
    // follow each page by themselves: pages are kept for all visitors.
    const isOwn = ['/v3/spam/fingerprints/', '/resource/UserCookieConsentResource/get/'].includes(
      pathname,
    );
    if (/^\/(resource|v3)\//.test(pathname) && !walksOn && !isOwn) calls.push(request.url());
  });
  return calls;
}

/** The browser complained about nothing else since the last page; goes on with the next. */
function expectSilence(complaints: string[], but: RegExp, name: string): void {
  const unexpected = complaints.splice(0).filter((text) => !but.test(text));
  expect.soft(unexpected, `complaints about ${name}`).toEqual([]);
}
