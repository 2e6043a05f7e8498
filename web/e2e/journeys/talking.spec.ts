import { devices } from '@playwright/test';
import { answered } from '../answered.ts';
import { commentField } from '../commentField.ts';
import { expect, remind, test } from '../journey.ts';
import { photograph } from '../photographs.ts';

/** What is gathered for the news hub waits ten seconds for more of its kind. */
const GATHERED_MS = 30_000;

test('a desktop and a phone talk, and neither loads a page anew', async ({
  browser,
  baseURL,
  page,
  context,
  user,
  makeUser,
}) => {
  test.slow();
  const other = await makeUser('Tomas', 'Berg');
  await other.call('UserFollowResource/create', { user_id: user.id });
  await user.call('UserFollowResource/create', { user_id: other.id });
  const board = await user.createBoard('To sit on');
  const title = 'An armchair by the window';
  const pin = await user.createPin({ board, photograph: photograph('armchair'), title });
  const { viewport, userAgent, isMobile, hasTouch } = devices['iPhone 14'];
  const theirs = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport,
    userAgent,
    isMobile,
    hasTouch,
  });
  await remind(theirs);
  await other.enter(theirs);
  await user.enter(context);
  const phone = await theirs.newPage();
  const talk = page.getByRole('region', { name: /comment/i }).last();
  const theirTalk = phone.getByRole('region', { name: /comment/i }).last();
  const bell = page.getByRole('link', { name: /^Notifications/ });

  await test.step('the phone comments, and the desktop reads it', async () => {
    const listening = [page, phone].map((one) => one.waitForResponse(/\/live\/\?pin=/));
    await page.goto(`/pin/${pin.id}/`);
    await phone.goto(`/pin/${pin.id}/`);
    await Promise.all(listening);
    await (await commentField(phone)).fill('Where did you find it?');
    await theirTalk.getByRole('button', { name: 'Post' }).click();
    await expect(talk.getByText('Where did you find it?')).toBeVisible();
  });

  await test.step('the desktop likes it, highlights it and answers, and the phone shows it', async () => {
    const like = talk.getByRole('button', { name: 'Like', exact: true });
    await answered(page, 'AggregatedCommentReactionResource/create', () => like.click());
    await talk.getByRole('button', { name: /^More about the comment/ }).click();
    await page.getByRole('menuitem', { name: 'Highlight' }).click();
    await expect(theirTalk.getByText('Highlighted by the creator')).toBeVisible();
    await expect(theirTalk.getByText('1 like')).toBeVisible();
    await talk.getByRole('button', { name: 'Reply', exact: true }).click();
    const answer = talk.getByRole('textbox', { name: `Reply to ${other.fullName}` });
    await answer.fill('At the harbour, on Sundays.');
    await answer.press('Control+Enter');
    await theirTalk.getByRole('button', { name: 'View 1 reply' }).click();
    await expect(theirTalk.getByText('At the harbour, on Sundays.')).toBeVisible();
  });

  await test.step('the bell of the desktop has counted the comment', async () => {
    await expect(bell).toHaveAccessibleName(/ new$/, { timeout: GATHERED_MS });
  });

  await test.step('the desktop sends the pin, and the phone feels something about it', async () => {
    await phone.goto('/messages/');
    await page.getByRole('article').first().getByRole('button', { name: 'Share' }).click();
    const share = page.getByRole('dialog', { name: 'Share' });
    await share.getByRole('button', { name: `Send to ${other.fullName}` }).click();
    await expect(share.getByRole('button', { name: `Sent to ${other.fullName}` })).toBeVisible();
    await share.getByRole('button', { name: 'Close' }).click();
    await phone.getByRole('link', { name: new RegExp(`^${user.fullName}`) }).click();
    const theirLog = phone.getByRole('log', { name: `Messages with ${user.fullName}` });
    await expect(theirLog.getByRole('link', { name: title })).toBeVisible();
    await theirLog.getByRole('button', { name: 'React, and more' }).last().press('Enter');
    await phone.getByRole('button', { name: 'Wow' }).click();
    await page.getByRole('link', { name: /^Messages/ }).click();
    await page.getByRole('link', { name: new RegExp(`^${other.fullName}\\s*\\S`) }).click();
    const log = page.getByRole('log', { name: `Messages with ${other.fullName}` });
    await expect(log.getByRole('img', { name: 'Wow' })).toBeVisible();
    await theirs.close();
  });
});
