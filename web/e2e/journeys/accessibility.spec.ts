import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import type { Person } from '../person.ts';
import type { World } from '../world.ts';

interface Walk {
  world: World;
  person: Person;
}

const everybodys: ((walk: Walk) => string)[] = [
  () => '/',
  ({ world }) => `/pin/${world.pins[7]?.id}/`,
  ({ world }) => world.boards[0].url,
  ({ world }) => world.host.url,
  ({ world }) => `${world.host.url}?view=pins`,
  () => '/search/pins/?q=armchair',
  () => '/search/pins/?q=nothingofthiskind',
  () => '/nobody-by-this-name/',
];

const visitors = [...everybodys, () => '/login/', () => '/signup/'];

const viewers = [
  ...everybodys,
  () => '/homefeed/',
  () => '/pin/create/',
  () => '/board/create/',
  () => '/settings/account-settings/',
  ({ person }: Walk) => person.url,
];

/** What axe finds wrong, one line each, with where. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

test.use({ expected: /404/ });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    // Motion would be measured half way.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing on a visitor’s pages', async ({ page, world, person }) => {
      for (const path of visitors) await look(page, path({ world, person }));
    });

    test('axe finds nothing on a viewer’s pages', async ({ context, page, world, person }) => {
      await person.enter(context);
      for (const path of viewers) await look(page, path({ world, person }));
    });

    test('axe finds nothing in what opens above a page', async ({
      context,
      page,
      world,
      person,
    }) => {
      await page.goto(`/pin/${world.pins[8]?.id}/`);
      await page.getByRole('article').getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Sign up' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await person.enter(context);
      await person.createBoard('Chairs');
      await page.reload();
      await page.getByRole('article').getByRole('button', { name: 'Choose board' }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Chairs' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: 'Chairs' }).click();
      await expect(page.getByRole('status').getByText('Saved to Chairs')).toBeVisible();
      await page.getByRole('article').getByRole('button', { name: 'More' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}

async function look(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
  expect(await violations(page), path).toEqual([]);
}
