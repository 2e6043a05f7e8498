import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import type { Person } from '../person.ts';
import type { World } from '../world.ts';

const everybodys: Record<string, (world: World) => string> = {
  home: () => '/',
  'close-up': ({ pins }) => `/pin/${pins[7]?.id}/`,
  board: ({ boards }) => boards[0].url,
  profile: ({ host }) => host.url,
  'pins of a profile': ({ host }) => `${host.url}?view=pins`,
  search: () => '/search/pins/?q=armchair',
  'search without an answer': () => '/search/pins/?q=nothingofthiskind',
  'page that is not there': () => '/nobody-by-this-name/',
};

const visitors: typeof everybodys = {
  ...everybodys,
  'log-in': () => '/login/',
  'sign-up': () => '/signup/',
  'new password': () => '/password/reset/',
  'way back without a word': () => '/connect/club/',
};

const viewers: Record<string, (world: World, person: Person) => string> = {
  ...everybodys,
  'home feed': () => '/homefeed/',
  'new pin': () => '/pin/create/',
  'new board': () => '/board/create/',
  settings: () => '/settings/',
  'settings of the profile': () => '/settings/profile/',
  'settings of the account': () => '/settings/account-settings/',
  'settings of the business': () => '/settings/business/',
  'settings of websites': () => '/settings/websites/',
  'settings of the address': () => '/settings/edit/email/',
  'settings of the password': () => '/settings/edit/password/',
  'settings of sessions': () => '/settings/security/',
  'settings of networks': () => '/settings/networks/',
  'settings of cookies': () => '/settings/cookies/',
  'settings of one’s data': () => '/settings/your-data/',
  'settings of privacy': () => '/settings/privacy/',
  'settings of messages': () => '/settings/messages/',
  'settings of comments': () => '/settings/permissions/',
  'settings of mentions': () => '/settings/edit/mentions/',
  'settings of notifications': () => '/settings/notifications/',
  'settings of the home feed': () => '/settings/home-feed/',
  'settings of mails': () => '/email/subscription/',
  'parental passcode': () => '/parental-passcode/',
  'own profile': (_, person) => person.url,
};

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

    for (const [name, path] of Object.entries(visitors)) {
      test(`axe finds nothing on a visitor’s page: ${name}`, async ({ page, world }) => {
        await look(page, path(world));
      });
    }

    for (const [name, path] of Object.entries(viewers)) {
      test(`axe finds nothing on a viewer’s page: ${name}`, async ({
        context,
        page,
        world,
        person,
      }) => {
        await person.enter(context);
        await look(page, path(world, person));
      });
    }

    test('axe finds nothing in what opens above a page', async ({
      context,
      page,
      world,
      person,
    }) => {
      await page.goto(`/pin/${world.pins[8]?.id}/`);
      await page.getByRole('article').getByRole('button', { name: 'Save', exact: true }).click();
      await shown(page.getByRole('dialog', { name: 'Sign up' }));
      expect(await violations(page)).toEqual([]);
      await person.enter(context);
      await person.createBoard('Chairs');
      await page.reload();
      await page.getByRole('article').getByRole('button', { name: 'Choose board' }).click();
      await shown(page.getByRole('dialog').getByRole('button', { name: 'Chairs' }));
      expect(await violations(page)).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: 'Chairs' }).click();
      await expect(page.getByRole('status').getByText('Saved to Chairs')).toBeVisible();
      await page.getByRole('article').getByRole('button', { name: 'More' }).click();
      await shown(page.getByRole('menu'));
      expect(await violations(page)).toEqual([]);
    });
  });
}

/**
 * Waits until a panel is drawn, not only there: where a keyboard may be on the screen it
 * is held back until that has gone, and to axe there would be neither panel nor page.
 */
async function shown(inside: Locator): Promise<void> {
  const drawn = () => inside.evaluate((part) => part.checkVisibility({ opacityProperty: true }));
  await expect.poll(drawn).toBe(true);
}

async function look(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
  expect(await violations(page), path).toEqual([]);
}
