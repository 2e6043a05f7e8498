import type { Locator, Page } from '@playwright/test';
import { expect, takenOver, test } from '../journey.ts';
import { photograph } from '../photographs.ts';
import { signUp } from '../signUp.ts';
import type { Pin, User } from '../user.ts';

const SHELF = 14;
/** What the user saves of them. */
const SAVED = 10;

/** Fourteen things that two others have saved beside each other, and how each is called. */
const withShelf = test.extend<{ shelf: Pin[] }>({
  shelf: async ({ makeUser }, use) => {
    const people: User[] = [];
    for (const name of ['Vesna', 'Tomas', 'Imani']) {
      people.push(await makeUser(name, 'Okafor'));
    }
    const [maker, ...others] = people as [User, User, User];
    const board = await maker.createBoard('Kites');
    const shelf: Pin[] = [];
    const mark = crypto.randomUUID().slice(0, 8);
    for (let place = 1; place <= SHELF; place++) {
      const title = `Kite ${place} ${mark}`;
      shelf.push(await maker.createPin({ board, photograph: photograph('lights'), title }));
    }
    for (const other of others) {
      const { id: board_id } = await other.createBoard('Things that fly');
      for (const { id: pin_id } of shelf) {
        await other.call('RepinResource/create', { pin_id, board_id });
      }
    }
    await use(shelf);
  },
});

/** The card of a pin at home; opens home anew, since what is chosen follows soon after. */
function cardAtHome(page: Page, name: RegExp): Locator {
  return page.getByRole('main').getByRole('link', { name }).first();
}

withShelf(
  'a user saves ten pins, and their feed follows and says so',
  async ({ page, context, user, shelf }) => {
    await user.enter(context);
    const { id: board_id } = await user.createBoard('Windy days');
    for (const { id: pin_id } of shelf.slice(0, SAVED)) {
      await user.call('RepinResource/create', { pin_id, board_id });
    }
    const mark = shelf[0]?.title.split(' ').at(-1);
    const near = cardAtHome(page, new RegExp(`Kite (11|12|13|14) ${mark}`));
    await expect(async () => {
      await page.goto('/');
      await expect(near).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(cardAtHome(page, new RegExp(`Kite ([1-9]|10) ${mark}`))).toHaveCount(0);
    await takenOver(page);
    await near.hover();
    await page.getByRole('article').getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Why you see this' }).click();
    const why = page.getByRole('dialog', { name: 'Why you see this pin' });
    await expect(why).toContainText('saved beside a pin that you saved to Windy days');
    await why.getByRole('link', { name: 'Windy days' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Windy days' })).toBeVisible();
  },
);

test('a new user picks five interests and finds them at home', { tag: '@both' }, async ({
  page,
  makeUser,
}) => {
  const maker = await makeUser('Wren', 'Castellanos');
  const board = await maker.createBoard('All sorts');
  const mark = crypto.randomUUID().slice(0, 8);
  for (const thing of ['Garden', 'Travel', 'Songbird', 'Food', 'Book']) {
    const title = `${thing} ${mark}`;
    await maker.createPin({ board, photograph: photograph('leaf'), title });
  }
  await page.goto('/signup/');
  const email = `${crypto.randomUUID()}@pins.test`;
  await signUp(page.getByRole('main'), { email, password: 'correct horse battery' });
  await page.getByRole('button', { name: 'Begin' }).click();
  for (const question of ['What is your name?', 'How do you identify?', 'Where are you at home?']) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(question);
    await page.getByRole('button', { name: 'Skip' }).click();
  }
  const interests = page.getByRole('list', { name: 'Interests' });
  for (const name of ['Gardens', 'Travel', 'Birds', 'Food', 'Books']) {
    await interests.getByRole('button', { name, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Whom do you want to follow?' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/signup/'));
  await expect(async () => {
    await page.goto('/');
    const pins = page.getByRole('article').filter({ hasText: mark });
    await expect(pins).not.toHaveCount(0, { timeout: 2_000 });
    // What the feed begins with is of several of them.
    const first = await page.getByRole('article').allTextContents();
    const met = first.slice(0, 15).filter((text) => text.includes(mark));
    expect(met.length).toBeGreaterThanOrEqual(3);
  }).toPass();
});
