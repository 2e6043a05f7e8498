import { employ } from '../employ.ts';
import { expect, test } from '../journey.ts';

test('a user says what they miss, and an employee is done with it', { tag: '@both' }, async ({
  page,
  context,
  user,
}) => {
  const words = `I miss a map of pins, says ${user.username}.`;
  const dialog = page.getByRole('dialog', { name: 'Give feedback' });
  const thanks = dialog.getByText(/^Thank you/);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/FeedbackResource/create/')) sent.push(request.url());
  });
  const open = async () => {
    await page.getByRole('button', { name: 'Accounts and more options' }).click();
    const panel = page.getByRole('dialog', { name: 'Accounts' });
    await panel.getByRole('button', { name: 'Give feedback' }).click();
    await expect(dialog).toBeVisible();
  };
  await user.enter(context);
  await page.goto('/topics/birds/');

  await test.step('blank words send nothing', async () => {
    await open();
    await dialog.getByRole('textbox').fill('  ');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(thanks).toBeVisible();
    expect(sent).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('words are sent', async () => {
    await open();
    await dialog.getByRole('textbox').fill(words);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(thanks).toBeVisible();
    expect(sent).toHaveLength(1);
    await page.keyboard.press('Escape');
  });

  await test.step('an employee reads it, and is done', async () => {
    await page.goto('about:blank');
    await employ(context, user);
    await page.goto('/reports/');
    await page.getByRole('link', { name: 'Feedback' }).click();
    const line = page.getByRole('listitem').filter({ hasText: words });
    await expect(line.getByRole('link', { name: `@${user.username}` })).toBeVisible();
    await expect(line.getByRole('link', { name: '/topics/birds/' })).toBeVisible();
    await line.getByRole('button', { name: /^Done/ }).click();
    await expect(line).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(line).toBeVisible();
    await line.getByRole('button', { name: /^Done/ }).click();
    await expect(line).toHaveCount(0);
    await page.getByRole('link', { name: 'Done', exact: true }).click();
    await expect(line).toBeVisible();
  });
});

test('a visitor who cannot get in says so', async ({ page }) => {
  await page.goto('/password/reset/');
  await page.getByRole('button', { name: /Give feedback$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Trouble getting in' });
  await dialog.getByRole('textbox').fill('The mail does not come.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText(/^Thank you/)).toBeVisible();
  await dialog.getByRole('link', { name: 'Go on' }).click();
  await expect(page).toHaveURL(/\/login\/$/);
});
