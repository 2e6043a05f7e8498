import type { Browser, Page } from '@playwright/test';
import { expect, remind, test } from '../journey.ts';
import { photograph } from '../photographs.ts';
import type { User } from '../user.ts';

/** A browser of another user's. */
async function pageOf(browser: Browser, baseURL: string | undefined, user: User): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  await remind(context);
  await user.enter(context);
  return context.newPage();
}

// Who is removed asks once more, and finds nothing.
test.use({ expected: /404.*\/Conversation(Messages)?Resource\/get/ });

const log = (page: Page) => page.getByRole('log', { name: 'Messages with Weekend house' });

async function write(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message Weekend house' }).fill(words);
  await page.keyboard.press('Control+Enter');
  await expect(log(page).getByText(words)).toBeVisible();
}

test('the members of a board talk, until one is removed', { tag: '@both' }, async ({
  browser,
  baseURL,
  page,
  context,
  user,
  makeUser,
}) => {
  test.slow();
  const other = await makeUser('Tomas', 'Berg');
  const board = await user.createBoard('Weekend house');
  await user.createPin({ board, photograph: photograph('armchair'), title: 'Armchair' });
  await user.call('BoardInviteResource/create', {
    board_id: board.id,
    invited_user_id: other.id,
    may_delete: false,
  });
  await other.call('BoardInviteAcceptResource/create', { board_id: board.id });
  await user.enter(context);
  const theirs = await pageOf(browser, baseURL, other);

  await test.step('its owner opens the conversation from the board', async () => {
    await page.goto(board.url);
    await page.getByRole('button', { name: 'Invite collaborators' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite collaborators' });
    await dialog.getByRole('button', { name: 'Talk' }).click();
    await expect(dialog).toBeHidden();
    await write(page, 'Shall we paint it?');
  });

  await test.step('a collaborator finds it in the inbox, and answers', async () => {
    await theirs.goto('/messages/');
    const line = theirs.getByRole('link', { name: /^Weekend house/ });
    await expect(line).toContainText('1 unread message');
    await line.click();
    await expect(theirs.getByRole('link', { name: 'Weekend house', exact: true })).toHaveAttribute(
      'href',
      board.url,
    );
    await write(theirs, 'Blue, please.');
    await expect(log(page).getByText('Blue, please.')).toBeVisible();
  });

  await test.step('and from the board', async () => {
    await theirs.goto(board.url);
    await theirs.getByRole('button', { name: 'More', exact: true }).click();
    await theirs.getByRole('menuitem', { name: 'Talk' }).click();
    await expect(log(theirs).getByText('Blue, please.')).toBeVisible();
  });

  await test.step('who is removed loses it at once', async () => {
    await user.call('BoardCollaboratorResource/delete', {
      board_id: board.id,
      user_id: other.id,
    });
    await expect(theirs.getByText('This conversation is gone.')).toBeVisible();
    await expect(log(theirs)).toHaveCount(0);
    await theirs.context().close();
  });
});
