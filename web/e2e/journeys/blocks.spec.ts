import { answered } from '../answered.ts';
import { expect, test } from '../journey.ts';
import { photograph } from '../photographs.ts';
import type { User } from '../user.ts';

/** A user with a board and a pin on it. */
const withMaker = test.extend<{ maker: User; board: string }>({
  // Two who do not see each other find nothing of each other.
  expected: /404/,
  maker: async ({ makeUser }, use) => use(await makeUser('Mirel', 'Anand')),
  board: async ({ maker }, use) => {
    const board = await maker.createBoard('Morning light');
    await maker.createPin({ board, photograph: photograph('leaf'), title: 'Morning leaf' });
    await use(board.url);
  },
});

withMaker(
  'two people do not see each other from a block on, until it is taken back',
  async ({ browser, baseURL, context, page, user, maker, board }) => {
    await user.enter(context);
    await page.goto(maker.url);
    const main = page.getByRole('main');
    await answered(page, 'UserFollowResource/create', () =>
      main.getByRole('button', { name: 'Follow', exact: true }).click(),
    );
    await main.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: `Block ${maker.fullName}` }).click();
    const dialog = page.getByRole('alertdialog', { name: `Block ${maker.fullName}?` });
    await expect(dialog).toContainText('Neither of you sees the other any more');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByRole('link', { name: 'Morning light' }).first()).toBeVisible();

    await main.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: `Block ${maker.fullName}` }).click();
    await answered(page, 'UserBlockResource/create', () =>
      dialog.getByRole('button', { name: 'Block', exact: true }).click(),
    );
    const words = page.getByText(`You blocked ${maker.fullName}.`);
    await expect(words).toBeVisible();
    await expect(main.getByRole('link', { name: 'Morning light' })).toHaveCount(0);
    await page.reload();
    await expect(words).toBeVisible();
    await page.goto(board);
    await expect(main.getByRole('link', { name: 'Morning leaf' })).toHaveCount(0);
    await expect(main.getByRole('heading', { name: 'Morning light' })).toHaveCount(0);

    // The blocked user finds no profile.
    const others = await browser.newContext({ baseURL: baseURL ?? '' });
    await maker.enter(others);
    const other = await others.newPage();
    await other.goto(user.url);
    await expect(other.getByText('Nobody here has this name.')).toBeVisible();
    await others.close();

    await page.goto('/settings/privacy/');
    const list = main.getByRole('list', { name: 'Blocked people' });
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await answered(page, 'UserBlockResource/delete', () =>
      list.getByRole('button', { name: 'Unblock' }).click(),
    );
    await expect(main.getByText('You blocked nobody.')).toBeVisible();
    await page.goto(maker.url);
    // What ended by it stays ended.
    await expect(main.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
    await expect(page.getByText('0 followers')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Morning light' }).first()).toBeVisible();
  },
);

withMaker('a block is taken back on the profile', async ({ context, page, user, maker }) => {
  const options = { username: maker.username };
  const { id } = await user.call<{ id: string }>('UserResource/get', options);
  await user.call('UserBlockResource/create', { user_id: id });
  await user.enter(context);
  await page.goto(maker.url);
  await answered(page, 'UserBlockResource/delete', () =>
    page.getByRole('button', { name: 'Unblock' }).click(),
  );
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Follow', exact: true }),
  ).toBeVisible();
});
