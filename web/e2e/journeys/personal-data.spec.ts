import { expect, test } from '../journey.ts';
import { mailsWith } from '../mails.ts';
import { photograph } from '../photographs.ts';

// A wrong password, a profile that is hidden.
test.use({ expected: /40[34]/ });

test('everything that is stored can be taken along', async ({ page, user, context }) => {
  const board = await user.createBoard('Kept for later');
  await user.createPin({ board, photograph: photograph('armchair'), title: 'To take along' });
  await user.enter(context);
  await page.goto('/settings/your-data/');
  await page.getByRole('button', { name: 'Request your data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request your data' });
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('not this one');
  await dialog.getByRole('button', { name: 'Make my file' }).click();
  await expect(dialog.getByText('This is not your password.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(user.password);
  await dialog.getByRole('button', { name: 'Make my file' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Your file is ready')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(new RegExp(`^${user.username}-.*\\.zip$`));

  await test.step('the mail about it ends such mails by one press in the mail program', async () => {
    const about = () => mailsWith(user.email, 'Your data is ready');
    await expect.poll(() => about().length).toBe(1);
    const [, address = ''] = /List-Unsubscribe:\s*<([^>]+)>/.exec(about()[0] ?? '') ?? [];
    const press = { form: { 'List-Unsubscribe': 'One-Click' } };
    expect((await page.request.post(address, press)).status()).toBe(204);
    // A user who opens it chooses.
    await page.goto(address);
    await expect(page).toHaveURL(/\/email\/subscription\/#/);
    await expect(page.getByRole('switch', { name: 'Your account' })).not.toBeChecked();
    const messages = page.getByRole('combobox', { name: 'Messages', exact: true });
    await expect(messages).toHaveValue('as_all');
  });
});

test('who leaves is hidden at once, and comes back by logging in', async ({
  page,
  context,
  user,
  browser,
  baseURL,
}) => {
  await user.enter(context);
  await page.goto('/settings/your-data/');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account' });
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(user.password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();

  const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
  expect((await visitor.goto(user.url))?.status()).toBe(404);

  await page.getByLabel('Email or username').fill(user.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(user.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('link', { name: 'Your profile' })).toBeVisible();
  expect((await visitor.goto(user.url))?.status()).toBe(200);
  await visitor.close();
});
