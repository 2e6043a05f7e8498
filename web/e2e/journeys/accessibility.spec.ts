import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { employ } from '../employ.ts';
import { expect, test } from '../journey.ts';
import { employees, others, pathIn, viewers, visitors } from '../pagesForAxe.ts';
import { photograph } from '../photographs.ts';

// Motion would be measured half way. A page that is not there says so with 404. While axe
// looks nothing is drawn, and Chromium misses a picture that was fetched in advance.
test.use({
  expected: /404|preloaded using link preload/,
  contextOptions: { reducedMotion: 'reduce' },
});

// A dozen pages and more, one after the other.
test.describe.configure({ timeout: 300_000 });

test('axe finds nothing on a visitor’s pages', { tag: '@both' }, async ({ page, world }) => {
  for (const [name, path] of Object.entries(visitors)) await look(page, name, pathIn(path, world));
});

test.describe('signed in', () => {
  test.beforeEach(({ context, user }) => user.enter(context));

  test('axe finds nothing on a viewer’s pages', { tag: '@both' }, async ({ page, world, user }) => {
    const board = await user.createBoard('Rooms');
    const title = 'Ochre armchair';
    const pin = await user.createPin({ board, photograph: photograph('armchair'), title });
    const section = await user.createSection(board, 'Reading', [pin]);
    const own = { ...world, profile: user.url, section };
    for (const [name, path] of Object.entries(viewers)) await look(page, name, pathIn(path, own));
  });

  test('axe finds nothing on a viewer’s other pages', async ({ page, world }) => {
    for (const [name, path] of Object.entries(others)) await look(page, name, pathIn(path, world));
  });
});

test('axe finds nothing on an employee’s pages', { tag: '@both' }, async ({
  context,
  page,
  world,
  user,
}) => {
  await employ(context, user);
  const words = { article_type: 1, title: 'Rooms to rest in', subtitle: 'Light, and little else' };
  const article = await user.call<{ id: string; url: string }>('TodayArticleResource/create', {
    ...words,
    pin_ids: world.pins.slice(0, 9).map(({ id }) => id),
    board_ids: world.boards.map(({ id }) => id),
    searches: ['armchair', 'fairy lights'],
    is_published: true,
  });
  const target = { kind: 'pin', id: world.pins[9]?.id, reason: 'spam' };
  await user.call('ReportResource/create', target);
  const cases = await (await context.request.get('/v3/reports/cases/')).json();
  const known = { ...world, article, report: cases.data[0].id };
  for (const [name, path] of Object.entries(employees)) await look(page, name, pathIn(path, known));
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
  await page.getByRole('menuitem', { name: 'Report pin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this pin' });
  await dialog.getByRole('radio', { name: /^Spam/ }).click();
  await expectNoViolations(page, 'report');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await shown(page.getByRole('button', { name: 'A fraud' }));
  await expectNoViolations(page, 'report, more exactly');
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
