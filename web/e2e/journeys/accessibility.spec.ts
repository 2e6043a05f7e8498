import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import type { World } from '../world.ts';

type Pages = Record<string, (world: World) => string>;

const everybodys: Pages = {
  home: () => '/',
  'close-up': ({ pins }) => `/pin/${pins[7]?.id}/`,
  board: ({ boards }) => boards[0].url,
  profile: ({ owner }) => owner.url,
  'pins of a profile': ({ owner }) => `${owner.url}?view=pins`,
  search: () => '/search/pins/?q=armchair',
  'search without an answer': () => '/search/pins/?q=nothingofthiskind',
  'page that is not there': () => '/nobody-by-this-name/',
};

const visitors: Pages = {
  ...everybodys,
  'log-in': () => '/login/',
  'sign-up': () => '/signup/',
  'new password': () => '/password/reset/',
  'way back without a word': () => '/connect/club/',
};

const viewers: Pages = {
  ...everybodys,
  'home feed': () => '/homefeed/',
  'new pin': () => '/pin/create/',
  'new board': () => '/board/create/',
  settings: () => '/settings/',
  'settings of the profile': () => '/settings/profile/',
};

/** Forms one below the other: on a phone as those that a viewer's pages name. */
const settings: Pages = {
  account: () => '/settings/account-settings/',
  business: () => '/settings/business/',
  websites: () => '/settings/websites/',
  address: () => '/settings/edit/email/',
  password: () => '/settings/edit/password/',
  sessions: () => '/settings/security/',
  networks: () => '/settings/networks/',
  cookies: () => '/settings/cookies/',
  'your data': () => '/settings/your-data/',
  privacy: () => '/settings/privacy/',
  messages: () => '/settings/messages/',
  comments: () => '/settings/permissions/',
  mentions: () => '/settings/edit/mentions/',
  notifications: () => '/settings/notifications/',
  'home feed': () => '/settings/home-feed/',
  mails: () => '/email/subscription/',
  'parental passcode': () => '/parental-passcode/',
};

// Motion would be measured half way. A page that is not there says so with 404. While axe
// looks nothing is drawn, and Chromium misses a picture that was fetched in advance.
test.use({
  expected: /404|preloaded using link preload/,
  contextOptions: { reducedMotion: 'reduce' },
});

// A dozen pages and more, one after the other.
test.describe.configure({ timeout: 300_000 });

test('axe finds nothing on a visitor’s pages', { tag: '@both' }, async ({ page, world }) => {
  for (const [name, path] of Object.entries(visitors)) await look(page, name, path(world));
});

test.describe('signed in', () => {
  test.beforeEach(({ context, user }) => user.enter(context));

  test('axe finds nothing on a viewer’s pages', { tag: '@both' }, async ({ page, world, user }) => {
    for (const [name, path] of Object.entries(viewers)) await look(page, name, path(world));
    await look(page, 'own profile', user.url);
  });

  test('axe finds nothing in the other settings', async ({ page, world }) => {
    for (const [name, path] of Object.entries(settings)) await look(page, name, path(world));
  });
});

test('axe finds nothing in what opens above a page', { tag: '@both' }, async ({
  context,
  page,
  world,
  user,
}) => {
  await page.goto(`/pin/${world.pins[8]?.id}/`);
  await page.getByRole('article').getByRole('button', { name: 'Save', exact: true }).click();
  await shown(page.getByRole('dialog', { name: 'Sign up' }));
  await expectNoViolations(page, 'sign-up');
  await user.enter(context);
  await user.createBoard('Chairs');
  await page.reload();
  await page.getByRole('article').getByRole('button', { name: 'Choose board' }).click();
  await shown(page.getByRole('dialog').getByRole('button', { name: 'Chairs' }));
  await expectNoViolations(page, 'board picker');
  await page.getByRole('dialog').getByRole('button', { name: 'Chairs' }).click();
  await expect(page.getByRole('status').getByText('Saved to Chairs')).toBeVisible();
  await page.getByRole('article').getByRole('button', { name: 'More' }).click();
  await shown(page.getByRole('menu'));
  await expectNoViolations(page, 'menu');
});

/**
 * Waits until a panel is drawn, not only there: where a keyboard may be on the screen it
 * is held back until that has gone, and to axe there would be neither panel nor page.
 */
async function shown(inside: Locator): Promise<void> {
  const drawn = () => inside.evaluate((part) => part.checkVisibility({ opacityProperty: true }));
  await expect.poll(drawn).toBe(true);
}

/** Visits a page once. */
async function look(page: Page, name: string, path: string): Promise<void> {
  await test.step(name, async () => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
    await expectNoViolations(page, name);
  });
}

/** Nothing is wrong with what is shown, in both themes; goes on with what comes after it. */
async function expectNoViolations(page: Page, name: string): Promise<void> {
  expect.soft(await violations(page), name).toEqual([]);
  // The themes differ in their colours alone.
  await page.emulateMedia({ colorScheme: 'dark' });
  // Colours pass over into the other theme's: axe reads those that remain.
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(passing.map((one) => one.finished));
  });
  expect.soft(await violations(page, ['color-contrast']), `${name}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** What axe finds wrong by these rules, or by all; one line each, with where. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // The legacy mode spares a page for each look; it matters to frames alone. What is well is
  // not told.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations: found } = await (rules ? axe.withRules(rules) : axe).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
