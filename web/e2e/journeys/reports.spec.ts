import { openCase } from '../cases.ts';
import { commentField } from '../commentField.ts';
import { employ } from '../employ.ts';
import { expect, remind, test } from '../journey.ts';
import { photograph } from '../photographs.ts';

// Who is no employee finds nothing there.
test.use({ expected: /404.*\/reports\// });

test('a user reports a comment, and an employee deletes it', { tag: '@both' }, async ({
  page,
  context,
  user,
  makeUser,
}) => {
  const other = await makeUser('Tomas', 'Berg');
  const board = await other.createBoard('To sit on');
  const pin = await other.createPin({
    board,
    photograph: photograph('armchair'),
    title: 'An armchair',
  });
  const words = `You would not know a chair, ${user.username}!`;
  await other.call('AggregatedCommentResource/create', { pin_id: pin.id, text: words });
  const dialog = page.getByRole('dialog');
  const comment = page.getByText(words);
  await user.enter(context);

  await test.step('report it', async () => {
    await page.goto(`/pin/${pin.id}/`);
    await page.getByRole('button', { name: `More about the comment by ${other.fullName}` }).click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    await dialog.getByRole('radio', { name: /^Harassment/ }).click();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByRole('button', { name: 'Insults' }).click();
    await dialog.getByRole('textbox').fill('Third time this week.');
    await dialog.getByRole('button', { name: 'Report' }).click();
    await expect(page.getByText('Thank you. We will look at it.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    // It goes from their sight.
    await expect(comment).toHaveCount(0);
  });

  await test.step('who is no employee finds no cases', async () => {
    await page.goto('/reports/');
    await expect(page.getByText('There is nothing at this address.')).toBeVisible();
  });

  await test.step('an employee deletes it', async () => {
    await page.goto('about:blank');
    await employ(context, user);
    await openCase(page, '/reports/', words);
    await expect(page.getByText('Third time this week.')).toBeVisible();
    await page.getByRole('radio', { name: /^Delete it/ }).click();
    const told = page.getByRole('textbox', { name: 'What the user is told' });
    await told.fill('It insults the reader.');
    await page.getByRole('button', { name: 'Close the case' }).click();
    const ask = page.getByRole('alertdialog');
    await ask.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('The case is closed')).toBeVisible();
    await page.goto(`/pin/${pin.id}/`);
    await expect(page.getByRole('heading', { name: 'An armchair' })).toBeVisible();
    await expect(await commentField(page)).toBeVisible();
    await expect(comment).toHaveCount(0);
    await page.goto('/reports/?state=closed');
    await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible();
  });
});

test('a user reports a message, and sees it go while an employee deletes it', {
  tag: '@both',
}, async ({ browser, baseURL, page, context, user, makeUser }) => {
  const other = await makeUser('Tomas', 'Berg');
  const employee = await makeUser('Mei', 'Sato');
  const words = `Buy my chairs, ${user.username}!`;
  const { id } = await other.call<{ id: string }>('ConversationsResource/create', {
    user_ids: [user.id],
    text: words,
  });
  const log = page.getByRole('log');
  const dialog = page.getByRole('dialog');
  await user.enter(context);

  await test.step('report it', async () => {
    await page.goto(`/messages/${id}/`);
    await expect(log.getByText(words)).toBeVisible();
    await log.getByRole('button', { name: 'More about this message' }).last().press('Enter');
    await page.getByRole('button', { name: 'Report message' }).click();
    await dialog.getByRole('radio', { name: /^Spam/ }).click();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByRole('button', { name: 'Report' }).click();
    await expect(page.getByText('Thank you. We will look at it.')).toBeVisible();
  });

  await test.step('an employee deletes it', async () => {
    const theirs = await browser.newContext({ baseURL: baseURL ?? '' });
    await remind(theirs);
    await employ(theirs, employee);
    const desk = await theirs.newPage();
    await openCase(desk, '/reports/', words);
    await desk.getByRole('radio', { name: /^Delete it/ }).click();
    await desk.getByRole('textbox', { name: 'What the user is told' }).fill('It sells nothing.');
    await desk.getByRole('button', { name: 'Close the case' }).click();
    const ask = desk.getByRole('alertdialog', { name: 'Delete it for everyone?' });
    await ask.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(desk.getByText('The case is closed')).toBeVisible();
    await theirs.close();
  });

  await test.step('it goes from the open conversation, and stays its sender’s', async () => {
    await expect(log.getByText('The host took this message down.')).toBeVisible();
    await expect(log.getByText(words)).toHaveCount(0);
    await page.goto('about:blank');
    await other.enter(context);
    await page.goto(`/messages/${id}/`);
    await expect(log.getByText(words)).toBeVisible();
    await log.getByRole('link', { name: 'Read the decision' }).click();
    const decision = page.getByRole('listitem').filter({ hasText: 'Your message was deleted' });
    await expect(decision).toContainText('It sells nothing.');
  });
});
