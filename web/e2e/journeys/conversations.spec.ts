import type { Page } from '@playwright/test';
import { answered } from '../answered.ts';
import { expect, remind, test } from '../journey.ts';
import { photograph } from '../photographs.ts';

// Two who do not see each other find nothing of each other.
test.use({ expected: /404/ });

/** Sends words into the conversation that is open. */
async function write(page: Page, to: string, words: string): Promise<void> {
  await page.getByRole('textbox', { name: `Message ${to}` }).fill(words);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

test('two write to each other, until one blocks the other', { tag: '@both' }, async ({
  browser,
  baseURL,
  page,
  context,
  user,
  makeUser,
}) => {
  test.slow();
  const other = await makeUser('Tomas', 'Berg');
  const board = await user.createBoard('To sit on');
  const title = 'An armchair by the harbour';
  const pin = await user.createPin({ board, photograph: photograph('armchair'), title });
  const others = await browser.newContext({ baseURL: baseURL ?? '' });
  await remind(others);
  await other.enter(others);
  await user.enter(context);
  const theirs = await others.newPage();
  const link = page.getByRole('link', { name: /^Messages/ });
  const log = page.getByRole('log', { name: `Messages with ${other.fullName}` });
  const theirLog = theirs.getByRole('log', { name: `Messages with ${user.fullName}` });

  await test.step('one writes from the profile of the other', async () => {
    await page.goto(other.url);
    await page.getByRole('main').getByRole('button', { name: 'Message', exact: true }).click();
    await write(page, other.fullName, 'Where do you find these?');
    await expect(log.getByText('Where do you find these?')).toBeVisible();
    const waits = page.getByText(`You can write more once ${other.fullName} answers.`);
    await expect(waits).toBeVisible();
    await page.goto('/');
  });

  await test.step('who does not know them declines, and takes it back', async () => {
    await theirs.goto('/messages/');
    await theirs.getByRole('button', { name: 'Message requests (1)' }).click();
    const request = theirs.getByRole('link', { name: new RegExp(user.fullName) });
    await expect(request).toBeVisible();
    await theirs.getByRole('button', { name: `Decline ${user.fullName}` }).click();
    await expect(theirs.getByText('Request declined')).toBeVisible();
    await expect(request).toHaveCount(0);
    await theirs.getByRole('button', { name: 'Undo' }).click();
    await request.click();
    await expect(theirLog.getByText('Where do you find these?')).toBeVisible();
  });

  await test.step('accepts, and answers', async () => {
    await expect(theirs.getByRole('textbox', { name: /^Message / })).toHaveCount(0);
    await theirs.getByRole('button', { name: 'Accept', exact: true }).click();
    await write(theirs, user.fullName, 'At the harbour. https://harbour.test/');
    await expect(theirLog.getByText('Sending…')).toHaveCount(0);
  });

  await test.step('the other hears of it without a new page, and reads it', async () => {
    await expect(link).toHaveAccessibleName('Messages, 1 unread conversation');
    await link.click();
    // Of pins by the same name nothing but the name is said.
    const line = page.getByRole('link', { name: new RegExp(`^${other.fullName}\\s*\\S`) });
    await expect(line).toContainText('1 unread message');
    await answered(page, 'ConversationSeenResource/update', () => line.click());
    await expect(log.getByRole('link', { name: 'https://harbour.test/' })).toHaveAttribute(
      'rel',
      'nofollow ugc noopener noreferrer',
    );
    await page.goto('/messages/');
    await expect(line).toBeVisible();
    await expect(line).not.toContainText('unread');
  });

  await test.step('a pin is sent, appears at the other’s, and opens', async () => {
    await page.goto(`/pin/${pin.id}/`);
    await page.getByRole('article').first().getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Send in a message' }).click();
    await page.getByRole('combobox', { name: 'To' }).click();
    await page.getByRole('option', { name: new RegExp(other.fullName) }).click();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(log.getByRole('link', { name: title })).toBeVisible();
    await theirLog.getByRole('link', { name: title }).click();
    await expect(theirs).toHaveURL(new RegExp(`/pin/${pin.id}/sent/`));
    await expect(theirs.getByText(`${user.fullName} sent you this pin.`)).toBeVisible();
    await expect(theirs.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await theirs.goBack();
  });

  await test.step('a reaction appears at the other’s, and a message is taken back', async () => {
    await theirLog.getByRole('button', { name: 'React, and more' }).last().press('Enter');
    await theirs.getByRole('button', { name: 'Wow' }).click();
    await expect(log.getByRole('img', { name: 'Wow' })).toBeVisible();
    await log.getByRole('button', { name: 'React, and more' }).last().press('Enter');
    await page.getByRole('button', { name: 'Take message back' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
    await expect(theirLog.getByText('This message was taken back.')).toBeVisible();
    await expect(theirLog.getByRole('link', { name: title })).toHaveCount(0);
  });

  await test.step('a block ends it', async () => {
    await theirs.getByRole('button', { name: /^More about the conversation/ }).click();
    await theirs.getByRole('menuitem', { name: `Block ${user.fullName}` }).click();
    const dialog = theirs.getByRole('alertdialog', { name: `Block ${user.fullName}?` });
    await answered(theirs, 'UserBlockResource/create', () =>
      dialog.getByRole('button', { name: 'Block', exact: true }).click(),
    );
    const none = 'What you and others write to each other stands here.';
    await expect(theirs.getByText(none)).toBeVisible();
    await page.goto('/messages/');
    await expect(page.getByText(none)).toBeVisible();
    await others.close();
  });
});

test('a conversation is deleted from the list', { tag: '@both' }, async ({
  page,
  context,
  user,
  makeUser,
}) => {
  const other = await makeUser('Tomas', 'Berg');
  const text = 'Is it still for sale?';
  await user.call('ConversationsResource/create', { user_ids: [other.id], text });
  await user.enter(context);
  await page.goto('/messages/');
  await page.getByRole('link', { name: new RegExp(`^${other.fullName}`) }).click();
  await expect(page.getByRole('log').getByText(text)).toBeVisible();
  await page.getByRole('button', { name: /^More about the conversation/ }).click();
  await page.getByRole('menuitem', { name: 'Delete conversation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Conversation deleted')).toBeVisible();
  await expect(page).toHaveURL('/messages/');
  await expect(page.getByRole('link', { name: new RegExp(`^${other.fullName}`) })).toHaveCount(0);
});
