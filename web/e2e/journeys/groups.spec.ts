import type { Browser, Page } from '@playwright/test';
import { answered } from '../answered.ts';
import { expect, remind, test } from '../journey.ts';
import type { User } from '../user.ts';

const SEND = 'ConversationMessagesResource/create';

/** A browser of another user's. */
async function pageOf(browser: Browser, baseURL: string | undefined, user: User): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  await remind(context);
  await user.enter(context);
  return context.newPage();
}

/** Chooses what else can be done about the conversation that is open. */
async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /^More about the conversation/ }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

test('a group is named, grows, is put away and searched', { tag: '@both' }, async ({
  browser,
  baseURL,
  page,
  context,
  user,
  makeUser,
}) => {
  test.slow();
  const other = await makeUser('Tomas', 'Berg');
  const third = await makeUser('Mei', 'Sato');
  const fourth = await makeUser('Noor', 'Haddad');
  // They know who writes: it is no contact request.
  for (const one of [other, third, fourth]) {
    await one.call('UserFollowResource/create', { user_id: user.id });
  }
  const first = 'Shall we take the ferry?';
  const { id } = await user.call<{ id: string }>('ConversationsResource/create', {
    user_ids: [other.id, third.id],
    text: first,
  });
  const say = (who: User, text: string) => who.call(SEND, { conversation_id: id, text });
  // More than two pages of them.
  for (let count = 1; count <= 30; count += 1) {
    await say(other, `Packed: ${count}`);
    await say(third, `Unpacked: ${count}`);
  }
  await user.enter(context);
  const theirs = await pageOf(browser, baseURL, other);
  const log = page.getByRole('log');
  const theirLog = theirs.getByRole('log');

  await test.step('one names it, and all are told', async () => {
    await theirs.goto(`/messages/${id}/`);
    await expect(theirLog.getByText('Unpacked: 30')).toBeVisible();
    await page.goto(`/messages/${id}/`);
    await choose(page, 'Name the group');
    const dialog = page.getByRole('dialog', { name: 'Name the group' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Harbour trip');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(log.getByText('You named the group “Harbour trip”')).toBeVisible();
    const told = `${user.fullName} named the group “Harbour trip”`;
    await expect(theirLog.getByText(told)).toBeVisible();
    await expect(theirs.getByRole('heading', { name: 'Harbour trip' })).toBeVisible();
  });

  await test.step('a fourth is added, and sees what comes from then on', async () => {
    await page.getByRole('button', { name: '3 members' }).click();
    const dialog = page.getByRole('dialog', { name: 'Members' });
    await expect(dialog.getByRole('link', { name: new RegExp(other.fullName) })).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Add' }).fill(fourth.username);
    const name = page.getByText(`@${fourth.username}`, { exact: true });
    await dialog.getByRole('option').filter({ has: name }).click();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(log.getByText(`You added ${fourth.fullName}`)).toBeVisible();
    await expect(theirLog.getByText(`${user.fullName} added ${fourth.fullName}`)).toBeVisible();
    await say(other, 'Welcome aboard.');
    const fourths = await pageOf(browser, baseURL, fourth);
    await fourths.goto(`/messages/${id}/`);
    const fourthLog = fourths.getByRole('log', { name: 'Messages with Harbour trip' });
    await expect(fourthLog.getByText('Welcome aboard.')).toBeVisible();
    await expect(fourthLog.getByText('Unpacked: 30')).toHaveCount(0);
    await fourths.context().close();
  });

  const link = page.getByRole('link', { name: /^Messages/ });
  const line = page.getByRole('link', { name: /^Harbour trip/ });

  await test.step('muted, it is in no badge', async () => {
    await answered(page, 'ConversationMuteResource/update', () => choose(page, 'Mute'));
    await expect(page.getByText('You will not be told of new messages')).toBeVisible();
    await page.goto('/messages/');
    await expect(line).toContainText('Welcome aboard.');
    await say(other, 'Who has the tickets?');
    await expect(line).toContainText('Who has the tickets?');
    await expect(line).toContainText('1 unread message');
    await expect(line).toContainText('Muted');
    await expect(link).toHaveAccessibleName('Messages');
    await answered(page, 'ConversationSeenResource/update', () => line.click());
    await answered(page, 'ConversationMuteResource/update', () => choose(page, 'Unmute'));
  });

  await test.step('archived, it lies apart until a message brings it back', async () => {
    await answered(page, 'ConversationArchiveResource/update', () => choose(page, 'Archive'));
    await expect(page.getByRole('status').getByText('Archived', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/messages/');
    await expect(line).toHaveCount(0);
    await page.getByRole('button', { name: 'Archived', exact: true }).click();
    await expect(line).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('button', { name: 'Archived', exact: true })).toBeVisible();
    await say(other, 'I have them.');
    await expect(line).toContainText('I have them.');
    await expect(page.getByRole('button', { name: 'Archived', exact: true })).toHaveCount(0);
    await expect(link).toHaveAccessibleName('Messages, 1 unread conversation');
  });

  await test.step('the search leads to what was written long before', async () => {
    await line.click();
    await expect(log.getByText('I have them.')).toBeVisible();
    await choose(page, 'Search');
    const field = page.getByRole('textbox', { name: 'Search this conversation' });
    await field.fill('ferry');
    await page.getByRole('list', { name: 'Found messages' }).getByRole('button').click();
    await expect(field).toHaveCount(0);
    await expect(log.getByText(first)).toBeInViewport();
  });

  await test.step('who leaves is told of', async () => {
    await choose(theirs, 'Leave group');
    await theirs.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expect(theirs.getByText('You left the group')).toBeVisible();
    await expect(log.getByText(`${other.fullName} left`)).toHaveCount(1);
    await expect(page.getByRole('button', { name: '3 members' })).toBeVisible();
    await theirs.context().close();
  });
});
