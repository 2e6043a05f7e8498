import type { Page } from '@playwright/test';
import { expect, loseCookies, test } from '../journey.ts';
import { photograph } from '../photographs.ts';
import type { Board, User } from '../user.ts';

/** A board owner who invites others. */
const shared = test.extend<{ owner: User; board: Board }>({
  owner: async ({ makeUser }, use) => use(await makeUser('Mirel', 'Anand')),
  board: async ({ owner }, use) => {
    const board = await owner.createBoard('Weekend house');
    await owner.createPin({ board, photograph: photograph('armchair'), title: 'Armchair' });
    await use(board);
  },
});

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const said = (page: Page, words: string) => page.getByRole('status').getByText(words);

/** The browser is another user's from here on. */
async function become(page: Page, user: User): Promise<void> {
  await loseCookies(page);
  await user.enter(page.context());
}

shared(
  'who is invited says yes, and saves to the board',
  async ({ page, world, user, owner, board }) => {
    await shared.step('the owner finds and invites them', async () => {
      await owner.enter(page.context());
      await page.goto(board.url);
      await press(page, 'Invite collaborators');
      const dialog = page.getByRole('dialog', { name: 'Invite collaborators' });
      await dialog.getByRole('textbox', { name: 'Search by name' }).fill(user.username);
      const found = dialog.getByRole('listitem');
      await found
        .filter({ has: page.getByText(`@${user.username}`, { exact: true }) })
        .getByRole('button')
        .click();
      await expect(said(page, 'Invite sent')).toBeVisible();
      await expect(dialog.getByRole('list', { name: 'Waiting' })).toContainText(user.fullName);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
    });

    await shared.step('they accept on their profile', async () => {
      await become(page, user);
      await page.goto(user.url);
      await press(page, 'Accept the invite to Weekend house');
      await expect(said(page, 'You can save to Weekend house now')).toBeVisible();
      await expect(main(page).getByRole('link', { name: /Weekend house/ })).toBeVisible();
    });

    await shared.step('and save there', async () => {
      const pin = world.pins[0];
      if (!pin) throw new Error('The world has no pins.');
      await page.goto(`/pin/${pin.id}/`);
      await page.getByRole('article').getByRole('button', { name: 'Choose board' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Weekend house' }).click();
      await expect(said(page, 'Saved to Weekend house')).toBeVisible();
      await page.goto(board.url);
      await expect(main(page).getByRole('link', { name: pin.title, exact: true })).toBeVisible();
      await expect(main(page).getByRole('button', { name: 'Invite collaborators' })).toBeVisible();
    });

    await shared.step('until the owner takes the board from them', async () => {
      await become(page, owner);
      await page.goto(board.url);
      await press(page, 'Invite collaborators');
      await press(page, `More about ${user.fullName}`);
      await page.getByRole('menuitem', { name: 'Remove from board' }).click();
      await expect(said(page, `${user.fullName} saves here no longer`)).toBeVisible();
    });
  },
);

shared('who asks to join is let in', async ({ page, user, owner, board }) => {
  await user.enter(page.context());
  await page.goto(board.url);
  await press(page, 'More');
  await page.getByRole('menuitem', { name: 'Ask to join' }).click();
  await expect(said(page, 'Mirel Anand is asked whether you may join')).toBeVisible();
  await become(page, owner);
  await page.goto(board.url);
  await press(page, 'Invite collaborators');
  await press(page, `Approve ${user.fullName}`);
  await expect(page.getByRole('list', { name: 'Who saves here' })).toContainText(user.fullName);
});

const secret = shared.extend<{ expected: RegExp | null }>({
  // What is secret is not found.
  expected: /404/,
});

secret(
  'a secret board stays secret to strangers and who was removed',
  async ({ page, user, owner }) => {
    const board = await owner.call<Board>('BoardResource/create', {
      name: 'Surprise',
      privacy: 'secret',
    });
    await owner.createPin({ board, photograph: photograph('leaf'), title: 'A ring' });
    const { url } = await owner.call<{ url: string }>('BoardInviteLinkResource/create', {
      board_id: board.id,
    });
    const gone = main(page).getByText('This board is gone, or not for everybody.');

    await secret.step('a stranger finds nothing', async () => {
      await user.enter(page.context());
      await page.goto(board.url);
      await expect(gone).toBeVisible();
    });

    await secret.step('who has the link joins and sees it', async () => {
      await page.goto(url);
      await press(page, 'Join board');
      await expect(said(page, 'You can save to Surprise now')).toBeVisible();
      await expect(main(page).getByRole('heading', { name: 'Surprise' })).toBeVisible();
      await expect(main(page).getByRole('link', { name: 'A ring', exact: true })).toBeVisible();
    });

    await secret.step('who was removed finds nothing again', async () => {
      const { id } = await user.call<{ id: string }>('UserResource/get', {
        username: user.username,
      });
      await owner.call('BoardCollaboratorResource/delete', { board_id: board.id, user_id: id });
      await page.goto(board.url);
      await expect(gone).toBeVisible();
      await page.goto(user.url);
      await expect(main(page).getByRole('heading', { name: user.fullName })).toBeVisible();
      await expect(main(page).getByText('Surprise')).toBeHidden();
    });
  },
);

shared('a board is handed on', async ({ page, user, owner, board }) => {
  const { invite_code } = await owner.call<{ invite_code: string }>(
    'BoardInviteLinkResource/create',
    { board_id: board.id },
  );
  await user.call('BoardInviteAcceptResource/create', { invite_code });

  await shared.step('the owner asks who saves there', async () => {
    await owner.enter(page.context());
    await page.goto(board.url);
    await press(page, 'Invite collaborators');
    await press(page, `More about ${user.fullName}`);
    await page.getByRole('menuitem', { name: 'Make owner' }).click();
    await expect(said(page, `${user.fullName} is asked to be the owner`)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Who saves here' })).toContainText(
      'Asked to be the owner',
    );
  });

  await shared.step('they accept, and it is theirs at a new address', async () => {
    await become(page, user);
    await page.goto(board.url);
    await press(page, 'Become owner');
    await expect(said(page, 'Weekend house is yours now')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${user.url}weekend-house/`));
    await expect(main(page).getByRole('button', { name: 'Edit board' })).toBeVisible();
  });

  await shared.step('the owner before saves there still', async () => {
    await become(page, owner);
    await page.goto(owner.url);
    await main(page)
      .getByRole('link', { name: /Weekend house/ })
      .click();
    await expect(main(page).getByRole('button', { name: 'Organise' })).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Edit board' })).toBeHidden();
  });
});
