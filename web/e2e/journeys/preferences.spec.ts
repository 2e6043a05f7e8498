import type { Page } from '@playwright/test';
import { answered } from '../answered.ts';
import { expect, test } from '../journey.ts';
import { linkInMail } from '../mails.ts';
import { photograph } from '../photographs.ts';

/** Presses a switch and waits until the server has kept it. */
async function press(
  page: Page,
  name: string,
  resource = 'UserPreferencesResource',
  verb = 'update',
): Promise<void> {
  await answered(page, `${resource}/${verb}`, () =>
    page.getByRole('switch', { name, exact: true }).click(),
  );
}

/** Chooses one of a few and waits until the server has kept it. */
async function choose(page: Page, group: string, name: string): Promise<void> {
  const choice = page.getByRole('group', { name: group }).getByRole('radio', { name });
  await answered(page, 'UserPreferencesResource/update', () => choice.check());
}

// A profile that is hidden, a link that is none, what age refuses.
test.use({ expected: /40[034]/ });

test('a private profile is hidden at once, and stays so', async ({
  page,
  context,
  user,
  browser,
  baseURL,
}) => {
  await user.createBoard('Mine alone');
  const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
  expect((await visitor.goto(user.url))?.status()).toBe(200);
  await user.enter(context);
  await page.goto('/settings/');
  await page.getByRole('link', { name: 'Privacy' }).click();
  await press(page, 'Hide from search engines');
  await visitor.goto(user.url);
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await press(page, 'Private profile');
  expect((await visitor.goto(user.url))?.status()).toBe(404);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Private profile' })).toBeChecked();
  await page.goto(user.url);
  await expect(page.getByRole('main').getByText('Mine alone')).toBeVisible();
  await visitor.close();
});

test('what is chosen about others is kept after a reload', { tag: '@both' }, async ({
  page,
  context,
  user,
}) => {
  await user.enter(context);
  await test.step('messages', async () => {
    await page.goto('/settings/messages/requests/');
    await choose(page, 'Everybody else', 'Not at all');
    await page.reload();
    const others = page.getByRole('group', { name: 'Everybody else' });
    await expect(others.getByRole('radio', { name: 'Not at all' })).toBeChecked();
  });
  await test.step('mentions', async () => {
    await page.goto('/settings/edit/mentions/');
    await expect(page.getByText(/decides whose comments lead to your profile/)).toBeVisible();
    await choose(page, 'Who may mention you', 'Nobody');
    await page.reload();
    const mentions = page.getByRole('group', { name: 'Who may mention you' });
    await expect(mentions.getByRole('radio', { name: 'Nobody' })).toBeChecked();
  });
  await test.step('words that hide a comment', async () => {
    await page.goto('/settings/permissions/');
    await press(page, 'Hide comments with these words');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Required')).toBeVisible();
    for (const word of ['Buy now', 'spam']) {
      await page.getByRole('textbox', { name: 'Word or phrase' }).fill(word);
      const add = page.getByRole('button', { name: 'Add', exact: true });
      await answered(page, 'UserPreferencesResource/update', () => add.click());
      await expect(page.getByRole('listitem').filter({ hasText: word })).toBeVisible();
    }
    const remove = page.getByRole('button', { name: 'Remove spam' });
    await answered(page, 'UserPreferencesResource/update', () => remove.click());
    await expect(remove).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('buy now', { exact: true })).toBeVisible();
    await expect(page.getByText('spam', { exact: true })).toHaveCount(0);
  });
});

test('what one hears of and what the home feed learns from are switched', async ({
  page,
  context,
  user,
}) => {
  const board = await user.createBoard('Chairs');
  await user.createPin({ board, photograph: photograph('armchair'), title: 'A good chair' });
  await user.enter(context);
  await page.goto('/settings/notifications/');
  await press(page, 'New followers', 'NewsSettingsResource');
  await page.getByRole('tab', { name: 'On your devices' }).click();
  await press(page, 'Messages', 'PushSettingsResource');
  await page.getByRole('tab', { name: 'By email' }).click();
  const ideas = page.getByRole('combobox', { name: 'Ideas for you' });
  await answered(page, 'EmailSettingsResource/update', () => ideas.selectOption('Every Monday'));
  await page.reload();
  await expect(page.getByRole('switch', { name: 'New followers' })).not.toBeChecked();
  await page.getByRole('tab', { name: 'On your devices' }).click();
  await expect(page.getByRole('switch', { name: 'New followers' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Messages', exact: true })).not.toBeChecked();
  await page.getByRole('tab', { name: 'By email' }).click();
  await expect(ideas).toHaveValue('weekly');

  await page.goto('/settings/home-feed/');
  await press(page, 'Architecture', 'InterestFollowResource', 'create');
  await page.getByRole('tab', { name: 'Boards' }).click();
  await press(page, 'Chairs', 'FeedTunerResource');
  await page.getByRole('tab', { name: 'Saves' }).click();
  await press(page, 'A good chair', 'FeedTunerResource');
  await choose(page, 'When you press Save', 'Ask me for a board');
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Architecture' })).toBeChecked();
  await page.getByRole('tab', { name: 'Boards' }).click();
  await expect(page.getByRole('switch', { name: 'Chairs' })).not.toBeChecked();
  await page.getByRole('tab', { name: 'Saves' }).click();
  await expect(page.getByRole('switch', { name: 'A good chair' })).not.toBeChecked();
  await expect(page.getByRole('radio', { name: 'Ask me for a board' })).toBeChecked();
});

test('the foot of a mail leads to which mails come, without logging in', { tag: '@both' }, async ({
  page,
  context,
  user,
}) => {
  const link = await linkInMail(user.email, 'Verify your email', 'email/subscription');
  await page.goto(link);
  await expect(page.getByText(`What we write about to ${user.email[0]}•••@`)).toBeVisible();
  const messages = page.getByRole('combobox', { name: 'Messages', exact: true });
  await expect(messages).toHaveValue('as_all');
  await answered(page, 'EmailSubscriptionResource/update', () => messages.selectOption('Never'));
  await page.reload();
  await expect(messages).toHaveValue('never');
  await page.getByRole('button', { name: 'Switch all off' }).click();
  await expect(page.getByRole('button', { name: 'All are off' })).toBeDisabled();

  await test.step('a link that is none says so', async () => {
    await page.goto('/email/subscription/#none');
    await page.reload();
    await expect(page.getByText('This link does not work any more.')).toBeVisible();
  });

  await test.step('leaving it asks anew who looks', async () => {
    await user.enter(context);
    await page.goto('/email/subscription/');
    await expect(messages).toHaveValue('never');
    // A forwarded mail must not silence what tells of a strange log-in.
    await expect(page.getByRole('switch', { name: 'Log-ins and devices' })).toBeChecked();
    await Promise.all([
      page.waitForResponse((answer) => answer.url().includes('/_/_/state?')),
      page.getByRole('link', { name: 'Home' }).first().click(),
    ]);
  });
});

test('under 16 a profile is private, and it says why', async ({ page, context, user }) => {
  await user.call('UserResource/update', { birthday: bornYearsAgo(14) });
  await user.enter(context);
  await page.goto('/settings/privacy/');
  await expect(page.getByText('Some of this stays as it is until you are 16')).toBeVisible();
  const isPrivate = page.getByRole('switch', { name: 'Private profile' });
  await expect(isPrivate).toBeChecked();
  await expect(isPrivate).toBeDisabled();
});

/** A birthday of a user of this age. */
function bornYearsAgo(years: number): string {
  return `${new Date().getFullYear() - years}-01-01`;
}
