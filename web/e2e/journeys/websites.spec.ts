import { expect, test } from '../journey.ts';
import { websites } from '../servers.ts';

// A claim without its proof is refused.
test.use({ expected: /400/ });

test('a website is claimed, verified by a file, shown on the profile, and given up', async ({
  page,
  context,
  user,
}, { retry }) => {
  // What a first try claimed is not free for a second.
  const domain = websites()[retry] ?? '';
  await user.enter(context);
  await page.goto('/settings/');
  await page.getByRole('main').getByRole('link', { name: 'Claimed websites' }).click();
  const field = page.getByRole('textbox', { name: 'Website' });
  const claim = page.getByRole('button', { name: 'Claim' });

  await test.step('what is no website is refused', async () => {
    await field.fill('github.io');
    await claim.click();
    await expect(field).toHaveAccessibleDescription(
      'Many people have websites under this name. Enter your own, such as you.example.com.',
    );
  });

  const card = page.getByRole('article', { name: domain });
  await field.fill(`http://${domain}/blog/`);
  await claim.click();
  await expect(card.getByText('Not verified yet')).toBeVisible();
  await expect(field).toHaveValue('');

  await test.step('without a proof nothing is shown', async () => {
    await fetch(`http://${domain}/`, { method: 'PUT', body: '<title>Hi</title>' });
    await card.getByRole('button', { name: 'Verify' }).click();
    await expect(card.getByText('We did not find the tag.')).toBeVisible();
  });

  await test.step('a file shows it', async () => {
    await card.getByRole('tab', { name: 'File' }).click();
    await expect(card.getByText('We did not find the tag.')).toBeHidden();
    const name = await card.getByRole('textbox', { name: 'Name' }).inputValue();
    const body = await card.getByRole('textbox', { name: 'Content' }).inputValue();
    await fetch(`http://${domain}/${name}`, { method: 'PUT', body });
    await card.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText(`${domain} is verified`)).toBeVisible();
    await expect(card.getByText('Verified on')).toBeVisible();
  });

  const mark = page.getByRole('main').getByRole('img', { name: 'Verified', exact: true });
  await user.call('UserResource/update', { website_url: `http://${domain}/` });
  await page.goto(user.url);
  await expect(mark).toBeVisible();

  await page.goto('/settings/websites/');
  await card.getByRole('button', { name: `Remove ${domain}` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Remove ${domain}?` });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Website removed')).toBeVisible();
  await expect(card).toBeHidden();
  await page.goto(user.url);
  await expect(page.getByRole('main').getByText(domain)).toBeVisible();
  await expect(mark).toBeHidden();
});
