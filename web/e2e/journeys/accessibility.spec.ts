import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { commentField } from '../commentField.ts';
import { employ } from '../employ.ts';
import { expect, test } from '../journey.ts';
import { employees, others, pathIn, viewers, visitors } from '../pagesForAxe.ts';
import { photograph } from '../photographs.ts';
import type { Pin, User } from '../user.ts';

// Motion would be measured half way. A page that is not there says so with 404. While axe
// looks nothing is drawn, and Chromium misses a picture that was fetched in advance.
test.use({
  expected: /404|preloaded using link preload/,
  contextOptions: { reducedMotion: 'reduce' },
});

// A dozen pages and more, one after the other.
test.describe.configure({ timeout: 300_000 });

test('axe finds nothing on a visitor’s pages', { tag: '@both' }, async ({ page, world }) => {
  for (const [name, path] of Object.entries(visitors)) await look(page, name, pathIn(path, world));
});

test.describe('signed in', () => {
  test.beforeEach(({ context, user }) => user.enter(context));

  test('axe finds nothing on a viewer’s pages', { tag: '@both' }, async ({
    page,
    world,
    user,
    makeUser,
  }) => {
    const board = await user.createBoard('Rooms');
    const title = 'Ochre armchair';
    const pin = await user.createPin({ board, photograph: photograph('armchair'), title });
    const section = await user.createSection(board, 'Reading', [pin]);
    const [friend, stranger] = [await makeUser('Tomas', 'Berg'), await makeUser('Cleo', 'Aho')];
    const conversation = await talk(user, friend, pin);
    const request = await begin(stranger, user, 'Is that one still for sale?');
    const own = { ...world, profile: user.url, section, conversation, request };
    for (const [name, path] of Object.entries(viewers)) await look(page, name, pathIn(path, own));
  });

  test('axe finds nothing on a viewer’s other pages', async ({ page, world }) => {
    for (const [name, path] of Object.entries(others)) await look(page, name, pathIn(path, world));
  });
});

/** Writes to another; answers the id of the conversation. */
async function begin(from: User, to: User, text: string): Promise<string> {
  const asked = { user_ids: [to.id], text };
  return (await from.call<{ id: string }>('ConversationsResource/create', asked)).id;
}

/** Two who write to each other, and a pin that one sends. */
async function talk(one: User, other: User, { id }: Pin): Promise<string> {
  const conversation_id = await begin(one, other, 'See https://oak.test/rooms.');
  await other.call('ContactRequestResource/update', { conversation_id });
  const answer = { conversation_id, text: 'That one?', pin: id };
  await other.call('ConversationMessagesResource/create', answer);
  return conversation_id;
}

test('axe finds nothing on an employee’s pages', { tag: '@both' }, async ({
  context,
  page,
  world,
  user,
}) => {
  await employ(context, user);
  const words = { article_type: 1, title: 'Rooms to rest in', subtitle: 'Light, and little else' };
  const article = await user.call<{ id: string; url: string }>('TodayArticleResource/create', {
    ...words,
    pin_ids: world.pins.slice(0, 9).map(({ id }) => id),
    board_ids: world.boards.map(({ id }) => id),
    searches: ['armchair', 'fairy lights'],
    is_published: true,
  });
  const target = { kind: 'pin', id: world.pins[9]?.id, reason: 'spam' };
  await user.call('ReportResource/create', target);
  const feedback = JSON.stringify({ verbatim_text: 'I miss a map.', page: '/' });
  await user.call('FeedbackResource/create', { feedback_data: feedback });
  const cases = await (await context.request.get('/v3/reports/cases/')).json();
  const known = { ...world, article, report: cases.data[0].id };
  for (const [name, path] of Object.entries(employees)) await look(page, name, pathIn(path, known));
});

test('axe finds nothing in what opens above a page', { tag: '@both' }, async ({
  context,
  page,
  world,
  user,
}) => {
  await page.goto(`/pin/${world.pins[8]?.id}/`);
  await page.getByRole('article').getByRole('button', { name: 'Save', exact: true }).click();
  await shown(page.getByRole('dialog', { name: 'Sign up' }));
  await expectNoViolations(page, 'sign-up');
  await user.enter(context);
  await user.createBoard('Chairs');
  await page.reload();
  await page.getByRole('article').getByRole('button', { name: 'Choose board' }).click();
  await shown(page.getByRole('dialog').getByRole('button', { name: 'Chairs' }));
  await expectNoViolations(page, 'board picker');
  await page.getByRole('dialog').getByRole('button', { name: 'Chairs' }).click();
  await expect(page.getByRole('status').getByText('Saved to Chairs')).toBeVisible();
  await page.getByRole('article').getByRole('button', { name: 'More' }).click();
  await shown(page.getByRole('menu'));
  await expectNoViolations(page, 'menu');
  await page.getByRole('menuitem', { name: 'Report pin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this pin' });
  await dialog.getByRole('radio', { name: /^Spam/ }).click();
  await expectNoViolations(page, 'report');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await shown(page.getByRole('button', { name: 'A fraud' }));
  await expectNoViolations(page, 'report, more exactly');
});

test('axe finds nothing in conversations above a page', async ({
  context,
  page,
  user,
  makeUser,
}) => {
  const board = await user.createBoard('Rooms');
  const pin = await user.createPin({ board, photograph: photograph('armchair'), title: 'Ochre' });
  await talk(user, await makeUser('Tomas', 'Berg'), pin);
  await user.enter(context);
  await page.goto('/');
  await page.getByRole('link', { name: /^Messages, 1/ }).click();
  const flyout = page.getByRole('dialog', { name: 'Messages' });
  await shown(flyout.getByRole('link', { name: /^Tomas Berg/ }));
  await expectNoViolations(page, 'inbox');
  await flyout.getByRole('link', { name: /^Tomas Berg/ }).click();
  await shown(flyout.getByText('That one?'));
  await expectNoViolations(page, 'conversation');
  await flyout.getByRole('button', { name: 'Back' }).click();
  await flyout.getByRole('button', { name: 'New message' }).click();
  await shown(flyout.getByRole('option', { name: /Tomas Berg/ }));
  await expectNoViolations(page, 'new message');
});

test('axe finds nothing where users comment', { tag: '@both' }, async ({
  context,
  page,
  user,
  makeUser,
}) => {
  const other = await makeUser('Tomas', 'Berg');
  const board = await user.createBoard('Rooms');
  const pin = await user.createPin({ board, photograph: photograph('armchair'), title: 'Ochre' });
  const words = { pin_id: pin.id, text: 'See https://oak.test/rooms.' };
  const said = await other.call<{ id: string }>('AggregatedCommentResource/create', words);
  const like = { comment_id: said.id, reaction_type: 1 };
  await user.call('AggregatedCommentReactionResource/create', like);
  await user.enter(context);
  await page.goto(`/pin/${pin.id}/`);
  const field = await commentField(page);
  const talk = page.getByRole('region', { name: /comment/i }).last();
  await shown(talk.getByRole('link', { name: 'https://oak.test/rooms' }));
  await field.pressSequentially(`@${other.username}`);
  await shown(talk.getByRole('option', { name: `${other.fullName} @${other.username}` }).first());
  await expectNoViolations(page, 'whom a comment mentions');
  await field.fill('');
  await talk.getByRole('button', { name: 'Add an emoji' }).click();
  const emoji = page.getByRole('dialog', { name: 'Emoji' });
  await shown(emoji.getByRole('textbox', { name: 'Search emoji' }));
  await expectNoViolations(page, 'emoji');
  await emoji.getByRole('textbox', { name: 'Search emoji' }).press('Escape');
  await expect(emoji).toHaveCount(0);
  await talk.getByRole('button', { name: '1 like' }).click();
  const likers = page.getByRole('dialog', { name: '1 like' });
  await shown(likers.getByRole('link', { name: user.fullName }));
  await expectNoViolations(page, 'who likes a comment');
  await likers.getByRole('button', { name: 'Close' }).click();
  await talk.getByRole('button', { name: /^More about the comment/ }).click();
  await shown(page.getByRole('menu'));
  await expectNoViolations(page, 'menu of a comment');
});

test('axe finds nothing in dialogs of users who talk', async ({
  context,
  page,
  user,
  makeUser,
}) => {
  const [other, third] = [await makeUser('Tomas', 'Berg'), await makeUser('Mei', 'Sato')];
  // They know each other: it is no contact request.
  for (const one of [other, third]) {
    await one.call('UserFollowResource/create', { user_id: user.id });
    await user.call('UserFollowResource/create', { user_id: one.id });
  }
  const group = { user_ids: [other.id, third.id], text: 'Shall we take the ferry?' };
  const { id } = await user.call<{ id: string }>('ConversationsResource/create', group);
  const answer = { conversation_id: id, text: 'On Sunday.' };
  await other.call('ConversationMessagesResource/create', answer);
  await user.enter(context);
  await page.goto(`/messages/${id}/`);
  const log = page.getByRole('log');
  await expect(log.getByText('On Sunday.')).toBeVisible();
  await log.getByRole('button', { name: 'React, and more' }).last().press('Enter');
  await shown(page.getByRole('button', { name: 'Wow' }));
  await expectNoViolations(page, 'what is done with a message');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '3 members' }).click();
  const members = page.getByRole('dialog', { name: 'Members' });
  await shown(members.getByRole('link', { name: new RegExp(other.fullName) }));
  await expectNoViolations(page, 'members');
  await page.keyboard.press('Escape');
  await expect(members).toHaveCount(0);
  await page.getByRole('button', { name: /^More about the conversation/ }).click();
  await shown(page.getByRole('menu'));
  await expectNoViolations(page, 'menu of a conversation');
  await page.getByRole('menuitem', { name: 'Name the group' }).click();
  const name = page.getByRole('dialog', { name: 'Name the group' });
  await shown(name.getByRole('textbox'));
  await expectNoViolations(page, 'name of a group');
  await page.keyboard.press('Escape');
  await expect(name).toHaveCount(0);
  const board = await user.createBoard('Rooms');
  const pin = await user.createPin({ board, photograph: photograph('armchair'), title: 'Ochre' });
  await page.goto(`/pin/${pin.id}/`);
  await page.getByRole('article').first().getByRole('button', { name: 'Share' }).click();
  const share = page.getByRole('dialog', { name: 'Share' });
  await shown(share.getByRole('button', { name: `Send to ${other.fullName}`, exact: true }));
  await expectNoViolations(page, 'share');
  await share.getByRole('button', { name: 'Show a QR code' }).click();
  await shown(page.getByRole('img', { name: 'QR code of this pin' }));
  await expectNoViolations(page, 'QR code');
  await page.goto('/');
  // That they are followed is gathered by now; a number says that the bell opens the flyout.
  await page.getByRole('link', { name: /^Notifications, \d+ new$/ }).click();
  await shown(page.getByRole('dialog', { name: 'Notifications' }).getByText('See all'));
  await expectNoViolations(page, 'notifications');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Accounts and more options' }).click();
  const accounts = page.getByRole('dialog', { name: 'Accounts' });
  await accounts.getByRole('button', { name: 'Give feedback' }).click();
  await shown(page.getByRole('dialog', { name: 'Give feedback' }).getByRole('textbox'));
  await expectNoViolations(page, 'feedback');
});

/**
 * Waits until a panel is drawn, not only there: where a keyboard may be on the screen it
 * is held back until that has gone, and to axe there would be neither panel nor page.
 */
async function shown(inside: Locator): Promise<void> {
  const drawn = () => inside.evaluate((part) => part.checkVisibility({ opacityProperty: true }));
  await expect.poll(drawn).toBe(true);
}

/** Visits a page once. */
async function look(page: Page, name: string, path: string): Promise<void> {
  await test.step(name, async () => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
    await expectNoViolations(page, name);
  });
}

/** Nothing is wrong with what is shown, in both themes; goes on with what comes after it. */
async function expectNoViolations(page: Page, name: string): Promise<void> {
  expect.soft(await violations(page), name).toEqual([]);
  // The themes differ in their colours alone.
  await page.emulateMedia({ colorScheme: 'dark' });
  // Colours pass over into the other theme's: axe reads those that remain.
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(passing.map((one) => one.finished));
  });
  expect.soft(await violations(page, ['color-contrast']), `${name}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** What axe finds wrong by these rules, or by all; one line each, with where. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // The legacy mode spares a page for each look; it matters to frames alone. What is well is
  // not told.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations: found } = await (rules ? axe.withRules(rules) : axe).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
