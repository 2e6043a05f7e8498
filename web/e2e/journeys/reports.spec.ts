import { openCase } from '../cases.ts';
import { commentField } from '../commentField.ts';
import { employ } from '../employ.ts';
import { expect, test } from '../journey.ts';
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
