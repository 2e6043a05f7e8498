import { answered } from '../answered.ts';
import { expect, test } from '../journey.ts';
import { photograph } from '../photographs.ts';

test('a user shows that they made what a pin shows, and others find it helpful', async ({
  page,
  context,
  user,
  makeUser,
}) => {
  const other = await makeUser('Tomas', 'Berg');
  const board = await other.createBoard('To make');
  const theirs = await other.createPin({
    board,
    photograph: photograph('armchair'),
    title: 'An armchair',
  });
  const closeup = page.getByRole('article').first();
  const tell = page.getByRole('dialog', { name: 'You made this' });
  await user.enter(context);

  await test.step('with photographs and a word', async () => {
    await page.goto(`/pin/${theirs.id}/`);
    await closeup.getByRole('button', { name: 'I made this' }).click();
    const add = tell.getByLabel('Add photographs');
    await add.setInputFiles([photograph('leaf'), photograph('lights')]);
    await tell.getByRole('button', { name: 'Remove photograph 2' }).click();
    await add.setInputFiles([photograph('guitar')]);
    await expect(tell.getByRole('listitem')).toHaveCount(3);
    await tell.getByLabel('How did it go?').fill('It took me a weekend.');
    await tell.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Published below the pin')).toBeVisible();
    const entry = closeup.getByRole('article', { name: `Made by ${user.fullName}` });
    await expect(entry.getByText('It took me a weekend.')).toBeVisible();
    await expect(entry.getByRole('link', { name: /Open photograph/ })).toHaveCount(2);
  });

  await test.step('change it', async () => {
    await closeup.getByRole('button', { name: 'You made this' }).click();
    const change = page.getByRole('dialog', { name: 'Change what you told' });
    await change.getByLabel('How did it go?').fill('It took me two weekends.');
    await change.getByRole('button', { name: 'Save' }).click();
    await expect(change).toBeHidden();
    await expect(closeup.getByText('It took me two weekends.')).toBeVisible();
  });

  await test.step('another user reads it among the comments, and answers', async () => {
    await page.goto('about:blank');
    await other.enter(context);
    await page.goto(`/pin/${theirs.id}/`);
    const entry = closeup.getByRole('article', { name: `Made by ${user.fullName}` });
    const like = entry.getByRole('button', { name: 'Like', exact: true });
    await answered(page, 'DidItMarkResource/create', () => like.click());
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    const helpful = entry.getByRole('button', { name: 'Helpful' });
    await answered(page, 'DidItMarkResource/create', () => helpful.click());
    await expect(entry.getByRole('button', { name: 'Helpful · 1' })).toBeVisible();
    await entry.getByRole('button', { name: 'Reply' }).click();
    const answer = closeup.getByRole('textbox', { name: `Reply to ${user.fullName}` });
    await answer.fill('Which wood is it?');
    await answered(page, 'DidItCommentsResource/create', () => answer.press('Control+Enter'));
    await expect(closeup.getByText('Which wood is it?')).toBeVisible();
  });

  await test.step('take it back, with what was said of it', async () => {
    await page.goto('about:blank');
    await user.enter(context);
    await page.goto(`/pin/${theirs.id}/`);
    const entry = closeup.getByRole('article', { name: `Made by ${user.fullName}` });
    await expect(entry.getByText('1 like')).toBeVisible();
    await expect(entry.getByText('Helpful · 1')).toBeVisible();
    await closeup.getByRole('button', { name: 'View 1 reply' }).click();
    await expect(closeup.getByText('Which wood is it?')).toBeVisible();
    await entry.getByRole('button', { name: /^More about what/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByText('Deleted')).toBeVisible();
    await expect(closeup.getByRole('button', { name: 'I made this' })).toBeVisible();
    await expect(entry).toHaveCount(0);
  });
});
