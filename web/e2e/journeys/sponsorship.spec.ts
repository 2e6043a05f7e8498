import { expect, test } from '../journey.ts';
import { photograph } from '../photographs.ts';

test('a creator names a sponsor, who approves and leaves again', async ({
  page,
  context,
  user,
  makeUser,
  playwright,
  baseURL,
}) => {
  const sponsor = await makeUser('Nora', 'Lind');
  const board = await user.createBoard('Made for others');
  const title = 'A leather chair';
  const pin = await user.createPin({ board, photograph: photograph('leather-chair'), title });
  const closeup = page.getByRole('article').first();
  const toasted = (words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();
  const told = closeup.getByText(`Paid partnership with ${sponsor.fullName}`);
  const openDialog = async () => {
    await closeup.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Paid partnership' }).click();
    return page.getByRole('dialog', { name: 'Paid partnership' });
  };

  await test.step('the creator asks', async () => {
    await user.enter(context);
    await page.goto(`/pin/${pin.id}/`);
    const dialog = await openDialog();
    await dialog.getByRole('button', { name: 'Ask them' }).click();
    await expect(dialog.getByText('A username has 3 to 30')).toBeVisible();
    await dialog.getByLabel('Username of the sponsor').fill(`@${sponsor.username}`);
    await dialog.getByRole('button', { name: 'Ask them' }).click();
    await toasted('Asked. It is shown once they approve.');
    await expect(closeup.getByText(`Waits until ${sponsor.fullName} approves`)).toBeVisible();
    await expect(told).toBeHidden();
  });

  await test.step('the sponsor finds it in the settings, and approves', async () => {
    await page.goto('about:blank');
    await sponsor.enter(context);
    await page.goto('/settings/edit/mentions/');
    const list = page.getByRole('list', { name: 'Paid partnerships' });
    await expect(list.getByText('waits for you')).toBeVisible();
    await list.getByRole('button', { name: 'Approve' }).click();
    await toasted('Approved');
    await expect(list.getByRole('button', { name: 'Remove me' })).toBeVisible();
    await list.getByRole('link', { name: title }).click();
    await expect(told).toBeVisible();
  });

  await test.step('everybody is told, also without script', async () => {
    const page = await (await playwright.request.newContext({ baseURL: baseURL ?? '' })).get(
      `/pin/${pin.id}/`,
    );
    expect(await page.text()).toContain('Paid partnership with');
  });

  await test.step('the sponsor leaves, and the creator is told', async () => {
    await page.goto('/settings/edit/mentions/');
    const list = page.getByRole('list', { name: 'Paid partnerships' });
    await list.getByRole('button', { name: 'Remove me' }).click();
    await toasted('You are no longer named');
    await expect(page.getByText('Nobody named you as the sponsor of a pin.')).toBeVisible();
    await page.goto('about:blank');
    await user.enter(context);
    await page.goto(`/pin/${pin.id}/`);
    await expect(closeup.getByText('does not want to be named here')).toBeVisible();
    const dialog = await openDialog();
    await dialog.getByRole('button', { name: 'Remove partnership' }).click();
    await toasted('Partnership removed');
    await expect(closeup.getByText('does not want to be named here')).toBeHidden();
  });
});
