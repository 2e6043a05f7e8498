import { devices } from '@playwright/test';
import { answered } from '../answered.ts';
import { commentField } from '../commentField.ts';
import { makeFriends } from '../friends.ts';
import { expect, test } from '../journey.ts';

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
  const { viewport, userAgent, isMobile, hasTouch } = devices['iPhone 14'];
  const device = { viewport, userAgent, isMobile, hasTouch };
  const friends = await makeFriends({ browser, baseURL, context, user, makeUser }, device);
  const { other, theirs, pin, title } = friends;
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
    // In the room above a keyboard the sheet scrolls, and does not go beyond its end.
    await phone.setViewportSize({ width: viewport.width, height: 260 });
    const sheet = phone.getByRole('dialog', { name: '1 comment' });
    await expect.poll(async () => (await sheet.boundingBox())?.height).toBeLessThan(260);
    await phone.setViewportSize(viewport);
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

  await test.step('the desktop reads another one in its language, and hides it', async () => {
    const words = 'Wo findet man so einen?';
    await theirTalk.getByRole('textbox', { name: 'Add a comment' }).fill(words);
    await theirTalk.getByRole('button', { name: 'Post' }).click();
    const asked = talk
      .getByRole('article', { name: `Comment by ${other.fullName}` })
      .filter({ hasText: words });
    await asked.getByRole('button', { name: 'Translate' }).click();
    await expect(asked).toContainText('Where does one find one like that?');
    await asked.getByRole('button', { name: /^More about the comment/ }).click();
    await page.getByRole('menuitem', { name: 'Hide', exact: true }).click();
    await expect(talk.getByText(words)).toHaveCount(0);
    await expect(theirTalk.getByText(words)).toBeVisible();
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
