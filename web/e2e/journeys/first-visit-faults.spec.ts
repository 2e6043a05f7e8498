import { fail } from '../failures.ts';
import { scriptsOf } from '../firstVisit.ts';
import { holdBack } from '../holdBack.ts';
import { expect, test } from '../journey.ts';

const LOADER = '**/assets/loader-*';

test.describe('a loader that does not come whole', () => {
  test.use({ expected: /ERR_FAILED|SyntaxError/ });

  for (const how of ['a broken line', 'a line that breaks half-way'] as const) {
    test(`a visitor goes on by links and by the search: ${how}`, { tag: '@phone' }, async ({
      page,
      world,
    }) => {
      await page.route(LOADER, fail[how]);
      await page.goto(`/pin/${world.pins[3]?.id}/`);
      const heading = page.getByRole('heading', { level: 1 });
      await page.getByRole('main').locator(`a[href="${world.boards[0].url}"]`).first().click();
      await expect(page).toHaveURL(world.boards[0].url);
      await expect(heading).toHaveText(world.boards[0].name);
      const search = page.getByRole('search').getByRole('combobox');
      await search.fill('chair');
      await search.press('Enter');
      await expect(page).toHaveURL(/\/search\/.*q=chair/);
      await expect(heading).toHaveText('chair');
    });
  }
});

test('a visitor to whom the loader comes late loses neither place nor words', {
  tag: '@phone',
}, async ({ page, world }) => {
  const come = await holdBack(page, LOADER);
  // The page has loaded when the loader has.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const words = world.pins[3]?.title.slice(0, 4) ?? '';
  const search = page.getByRole('combobox').first();
  await search.pressSequentially(words);
  await page.evaluate(() => window.scrollTo(0, 900));
  expect(await scriptsOf(page)).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-acted');
  come();
  await expect(page.locator('html')).toHaveAttribute('data-acted');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(search).toHaveValue(words);
});

test('a visitor who presses before the loader is there is answered when it is', {
  tag: '@both',
}, async ({ page, world }) => {
  const come = await holdBack(page, LOADER);
  await page.goto(`/pin/${world.pins[3]?.id}/`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).first().click();
  expect(await scriptsOf(page)).toEqual([]);
  come();
  await expect(page.getByRole('dialog', { name: 'Sign up' })).toBeVisible();
});

test('a visitor who presses before the styles are there is answered when they are', {
  tag: '@both',
}, async ({ page, world }) => {
  const come = await holdBack(page, '**/assets/*.css');
  await page.goto(`/pin/${world.pins[3]?.id}/`);
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect
    .poll(() => scriptsOf(page))
    .toContainEqual(expect.stringMatching(/\/start-[^/]+\.js$/));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  come();
  await expect(page.getByRole('dialog', { name: 'Sign up' })).toBeVisible();
});
