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
    await expect(closeup.getByRole('button', { name: 'Made by 1 person' })).toBeVisible();
    const card = closeup.getByRole('button', {
      name: `${user.fullName}: It took me a weekend.`,
    });
    await expect(card).toBeVisible();
  });

  await test.step('change it', async () => {
    await closeup.getByRole('button', { name: 'You made this' }).click();
    const all = page.getByRole('dialog', { name: 'Made by people' });
    await expect(all.getByRole('link', { name: /Open photograph/ })).toHaveCount(2);
    await all.getByRole('button', { name: 'Change' }).click();
    const change = page.getByRole('dialog', { name: 'Change what you told' });
    await change.getByLabel('How did it go?').fill('It took me two weekends.');
    await change.getByRole('button', { name: 'Save' }).click();
    await expect(all.getByText('It took me two weekends.')).toBeVisible();
    await all.getByRole('button', { name: 'Close' }).click();
    await expect(all).toBeHidden();
  });

  await test.step('another user is shown it, and finds it helpful', async () => {
    await page.goto('about:blank');
    await other.enter(context);
    await page.goto(`/pin/${theirs.id}/`);
    await closeup.getByRole('button', { name: 'Made by 1 person' }).click();
    const all = page.getByRole('dialog', { name: 'Made by 1 person' });
    const like = all.getByRole('button', { name: 'Like' });
    await answered(page, 'DidItMarkResource/create', () => like.click());
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    const helpful = all.getByRole('button', { name: 'Helpful' });
    await answered(page, 'DidItMarkResource/create', () => helpful.click());
    await expect(all.getByRole('button', { name: 'Helpful · 1' })).toBeVisible();
    await expect(all.getByRole('button', { name: 'Change' })).toBeHidden();
  });

  await test.step('take it back', async () => {
    await page.goto('about:blank');
    await user.enter(context);
    await page.goto(`/pin/${theirs.id}/`);
    await closeup.getByRole('button', { name: 'You made this' }).click();
    const all = page.getByRole('dialog', { name: 'Made by people' });
    await expect(all.getByText('1 like, helpful to 1')).toBeVisible();
    await all.getByRole('button', { name: /^Delete what/ }).click();
    await expect(page.getByText('Deleted')).toBeVisible();
    await expect(closeup.getByRole('button', { name: 'I made this' })).toBeVisible();
    await expect(closeup.getByRole('button', { name: /^Made by/ })).toBeHidden();
  });
});
