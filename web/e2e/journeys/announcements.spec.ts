import { employ } from '../employ.ts';
import { expect, test } from '../journey.ts';

test('an employee announces something to users of a language', async ({ page, context, user }) => {
  await employ(context, user);
  await page.goto('/reports/');
  await page.getByRole('link', { name: 'Announcements' }).click();
  const words = `Hello, says ${user.username}.`;
  const form = page.getByRole('form', { name: 'Announce something' });
  await form.getByLabel('What users are told').fill(words);
  await form.getByLabel('Where it leads (optional)').fill('/today/');
  // Few read it, so that what other journeys count stays as it is.
  await form.getByLabel('To whom').selectOption('af_ZA');
  await expect(form.getByRole('region', { name: 'How it looks' }).getByText(words)).toBeVisible();
  await form.getByRole('button', { name: 'Announce…' }).click();
  await page.getByRole('button', { name: 'Announce', exact: true }).click();
  const line = page.getByRole('listitem').filter({ hasText: words });
  await expect(line.getByText('To users who read Afrikaans')).toBeVisible();
  await expect(line.getByRole('link', { name: '/today/' })).toBeVisible();
  await expect(form.getByLabel('What users are told')).toHaveValue('');
});
