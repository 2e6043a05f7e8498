import { openCase } from '../cases.ts';
import { commentField } from '../commentField.ts';
import { employ } from '../employ.ts';
import { expect, loseCookies, test } from '../journey.ts';
import { linkInMail } from '../mails.ts';
import { photograph } from '../photographs.ts';
import { sitDown } from '../sitDown.ts';

// Who may not write is refused.
test.use({ expected: /403.*\/AggregatedCommentResource\/create\// });

const APPEALS = '/reports/?state=appealed';

test('a comment is decided about, appealed, and judged by another employee', {
  tag: '@both',
}, async ({ page, context, user, makeUser }) => {
  test.slow();
  const pinner = await makeUser('Tomas', 'Berg');
  const first = await makeUser('Ada', 'Lind');
  const second = await makeUser('Mei', 'Sato');
  const board = await pinner.createBoard('To sit on');
  const title = 'An armchair';
  const pin = await pinner.createPin({ board, photograph: photograph('armchair'), title });
  const words = `That is no chair, ${pinner.username}!`;
  const { id } = await user.call<{ id: string }>('AggregatedCommentResource/create', {
    pin_id: pin.id,
    text: words,
  });
  await pinner.call('ReportResource/create', { kind: 'comment', id, reason: 'harassment' });
  const comments = page.getByRole('region', { name: /comment/i }).last();
  const decision = page.getByRole('listitem').filter({ hasText: 'Your comment was deleted' });

  await test.step('an employee deletes it, and stops its author from writing', async () => {
    await page.goto('about:blank');
    await employ(context, first);
    await openCase(page, '/reports/', words);
    await expect(page.getByText('No earlier case about them.')).toBeVisible();
    await page.getByRole('radio', { name: /^Delete it/ }).click();
    await page.getByRole('radio', { name: /^Stop from writing/ }).click();
    await page.getByRole('combobox', { name: 'For how long?' }).selectOption('7 days');
    const told = page.getByRole('textbox', { name: 'What the user is told' });
    await told.fill('It insults the pinner.');
    await page.getByRole('button', { name: 'Close the case' }).click();
    const ask = page.getByRole('alertdialog', { name: 'Delete it for everyone?' });
    await ask.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('The case is closed')).toBeVisible();
  });

  await test.step('the author is told, and may not write', async () => {
    await sitDown(page, context, user);
    await page.goto('/notifications/');
    await page.getByRole('link', { name: /The host decided about something of yours/ }).click();
    await expect(page).toHaveURL(/\/settings\/decisions\/$/);
    await expect(decision).toContainText('It insults the pinner.');
    await expect(decision).toContainText(/In force until \w/);
    await page.goto(`/pin/${pin.id}/`);
    await expect(page.getByText('Taken down by the host: only you see it.')).toBeVisible();
    const field = await commentField(page);
    await field.fill('But it is one.');
    await comments.getByRole('button', { name: 'Post' }).click();
    await expect(page.getByText(/^Your account cannot publish/)).toBeVisible();
    // What was refused is kept in the tab until it is taken out.
    await field.fill('');
  });

  await test.step('the link of the mail needs no log-in', async () => {
    const link = await linkInMail(user.email, '/appeal/#', 'appeal');
    await loseCookies(page);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'A decision about you' })).toBeVisible();
    await expect(decision).toContainText('It insults the pinner.');
    await expect(page.getByRole('textbox', { name: 'Why is it wrong?' })).toBeVisible();
  });

  await test.step('the author appeals in the settings', async () => {
    await sitDown(page, context, user);
    await page.goto('/settings/decisions/');
    await decision.getByRole('button', { name: 'Appeal: Your comment was deleted' }).click();
    const dialog = page.getByRole('dialog', { name: 'Appeal this decision' });
    await dialog.getByRole('textbox').fill('We are old friends, and it was a joke.');
    await dialog.getByRole('button', { name: 'Send appeal' }).click();
    await expect(page.getByText('Your appeal was sent')).toBeVisible();
    await expect(decision).toContainText('It waits for an employee who did not decide before.');
    await expect(decision.getByRole('button')).toHaveCount(0);
  });

  await test.step('the employee who decided cannot judge it', async () => {
    await sitDown(page, context, first);
    await openCase(page, APPEALS, words);
    await expect(page.getByText('We are old friends, and it was a joke.')).toBeVisible();
    await expect(page.getByText(/another employee must decide the appeal/)).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
  });

  await test.step('another employee takes it back', async () => {
    await page.goto('about:blank');
    await employ(context, second);
    await openCase(page, APPEALS, words);
    await page.getByRole('radio', { name: /^It is taken back/ }).click();
    await page.getByRole('textbox', { name: /^What the user is told/ }).fill('So it was. Sorry.');
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await expect(page.getByText('The appeal is answered')).toBeVisible();
  });

  await test.step('the author reads that, and writes again', async () => {
    await sitDown(page, context, user);
    await page.goto('/settings/decisions/');
    const reversed = page.getByRole('listitem').filter({ hasText: words });
    await expect(reversed).toContainText('A decision that was taken back');
    await expect(reversed).toContainText('So it was. Sorry.');
    await expect(reversed).toContainText('No longer in force.');
    await page.goto(`/pin/${pin.id}/`);
    await expect(comments.getByText(words)).toBeVisible();
    await (await commentField(page)).fill('It is a fine chair.');
    await comments.getByRole('button', { name: 'Post' }).click();
    await expect(comments.getByText('It is a fine chair.')).toBeVisible();
  });
});
