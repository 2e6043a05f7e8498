import { commentField } from '../commentField.ts';
import { employ } from '../employ.ts';
import { expect, test } from '../journey.ts';
import { photograph } from '../photographs.ts';

// Who meets the rule is asked.
test.use({ expected: /409.*\/AggregatedCommentResource\/create/ });

test('an employee makes a rule, and who meets it is asked', { tag: '@both' }, async ({
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
  // Rules are the whole host's: no other journey writes this word.
  const word = `ugly${user.username.replace(/[^a-z0-9]/gi, '')}`.toLowerCase();

  await test.step('the rule is made', async () => {
    await employ(context, user);
    await page.goto('/reports/');
    await page.getByRole('link', { name: 'Rules' }).click();
    await page.getByRole('textbox', { name: 'Word or words' }).fill(word.toUpperCase());
    await page.getByRole('radio', { name: /^Ask first/ }).check();
    await page.getByRole('button', { name: 'Add rule' }).click();
    const line = page.getByRole('listitem').filter({ hasText: word });
    await expect(line.getByText(/^Ask first/)).toBeVisible();
  });

  await test.step('a comment is asked about, and sent', async () => {
    await page.goto(`/pin/${pin.id}/`);
    const talk = page.getByRole('region', { name: /comment/i }).last();
    const field = await commentField(page);
    await field.fill(`How ${word}!`);
    await talk.getByRole('button', { name: 'Post' }).click();
    const ask = page.getByRole('alertdialog', { name: 'These words may hurt' });
    await ask.getByRole('button', { name: 'Change' }).click();
    await expect(field).toHaveValue(`How ${word}!`);
    await talk.getByRole('button', { name: 'Post' }).click();
    await ask.getByRole('button', { name: 'Send anyway' }).click();
    await expect(talk.getByText(`How ${word}!`)).toBeVisible();
  });
});
