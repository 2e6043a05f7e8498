import type { Locator, Page } from '@playwright/test';
import { answered } from '../answered.ts';
import { expect, remind, test } from '../journey.ts';
import type { User } from '../user.ts';

const SEND = 'ConversationMessagesResource/create';
const SEEN = 'ConversationSeenResource/update';
const TYPING = 'ConversationTypingResource/create';

/** Reactions, by their names. */
const KINDS = new Map([
  ['Love', 1],
  ['Wow', 7],
]);

/** Where words to a user are typed. */
function fieldTo(page: Page, to: User): Locator {
  return page.getByRole('textbox', { name: `Message ${to.fullName}` });
}

/** What says below the messages that a user writes. */
function typingOf(page: Page, who: User): Locator {
  return page.getByText(`${who.fullName} is typing…`).first();
}

/** Types until the other browser shows it: its stream may not be open with the first key. */
async function typeUntil(field: Locator, isShown: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await field.press('a');
    await isShown();
  }).toPass();
}

/** Types until the next key is told, whenever the one before was. */
function typeOn(field: Locator): Promise<void> {
  return field.pressSequentially('Or in town', { delay: 350 });
}

/** Long enough for a key to be told, and over when the next one is told as well. */
const SOON = { timeout: 3_500 };

test('others see that one writes, and what one has read, unless one hides it', {
  tag: '@both',
}, async ({ browser, baseURL, page, context, user, makeUser }) => {
  test.slow();
  const other = await makeUser('Tomas', 'Berg');
  // They know who writes: it is no contact request.
  await other.call('UserFollowResource/create', { user_id: user.id });
  const { id } = await user.call<{ id: string }>('ConversationsResource/create', {
    user_ids: [other.id],
    text: 'Is it still for sale?',
  });
  const say = (who: User, text: string) =>
    who.call<{ id: string }>(SEND, { conversation_id: id, text });
  const answer = await say(other, 'It is.');
  const others = await browser.newContext({ baseURL: baseURL ?? '' });
  await remind(others);
  await other.enter(others);
  await user.enter(context);
  const theirs = await others.newPage();
  const field = fieldTo(page, other);
  const log = page.getByRole('log');
  const theirLog = theirs.getByRole('log');
  const written = log.getByRole('article', { name: 'You wrote' }).last();
  const send = page.getByRole('button', { name: 'Send', exact: true });

  await test.step('the list of the other says that one writes', async () => {
    await theirs.goto('/messages/');
    await page.goto(`/messages/${id}/`);
    const line = theirs.getByRole('link', { name: new RegExp(`^${user.fullName}`) });
    await expect(line).toContainText('It is.');
    await typeUntil(field, () => expect(line).toContainText('typing…', SOON));
    await field.fill('May I see it?');
    await send.click();
    await expect(line).toContainText('May I see it?');
    await expect(written).toContainText('May I see it?');
    await expect(written).not.toContainText('Seen');
    await answered(theirs, SEEN, () => line.click());
  });

  await test.step('the other has read it', async () => {
    await expect(theirLog.getByText('May I see it?')).toBeVisible();
    await expect(written.getByText('Seen', { exact: true })).toBeVisible();
  });

  await test.step('one sees that the other writes, until the words are there', async () => {
    const typing = typingOf(page, other);
    await typeUntil(fieldTo(theirs, user), () => expect(typing).toBeVisible(SOON));
    await fieldTo(theirs, user).fill('On Sunday.');
    await theirs.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(log.getByText('On Sunday.')).toBeVisible();
    await expect(typing).toHaveCount(0);
  });

  await test.step('one hides it', async () => {
    await page.goto('/settings/messages/');
    const shows = page.getByRole('switch', { name: 'Show reading and typing' });
    await expect(shows).toBeChecked();
    await answered(page, 'UserPreferencesResource/update', () => shows.click());
    await page.reload();
    await expect(shows).not.toBeChecked();
  });

  /** Reacts to a message: when that is seen, what was told before it has come. */
  const react = async (who: User, { id: message_id }: { id: string }, to: Page, kind: string) => {
    const reaction_type = KINDS.get(kind);
    const one = { conversation_id: id, message_id, reaction_type };
    await who.call('MessageReactionResource/create', one);
    await expect(to.getByRole('log').getByRole('img', { name: kind })).toBeVisible();
  };

  await test.step('then neither sees that the other writes', async () => {
    await page.goto(`/messages/${id}/`);
    await expect(log.getByText('On Sunday.')).toBeVisible();
    const own = await say(user, 'Gladly.');
    await expect(log.getByText('Gladly.')).toBeVisible();
    await expect(theirLog.getByText('Gladly.')).toBeVisible();
    await answered(page, TYPING, () => typeOn(field));
    await react(user, answer, theirs, 'Wow');
    await expect(typingOf(theirs, user)).toHaveCount(0);
    await answered(theirs, TYPING, () => typeOn(fieldTo(theirs, user)));
    await react(other, own, page, 'Love');
    await expect(typingOf(page, other)).toHaveCount(0);
  });

  await test.step('nor what they have read', async () => {
    for (const reader of [page, theirs]) {
      await reader.reload();
      await expect(reader.getByRole('log').getByText('Gladly.')).toBeVisible();
      await expect(reader.getByRole('log').getByText('Seen', { exact: true })).toHaveCount(0);
    }
    await others.close();
  });
});
