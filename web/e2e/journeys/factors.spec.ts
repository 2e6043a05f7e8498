import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, loseCookies, test } from '../journey.ts';
import { linkInMail } from '../mails.ts';
import { totp } from '../totp.ts';
import type { User } from '../user.ts';

/** The first step of logging in. */
async function givePassword(page: Page, user: User): Promise<void> {
  await page.goto('/login/');
  await page.getByLabel('Email or username').fill(user.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(user.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
}

const isIn = (page: Page) => expect(page.getByRole('link', { name: 'Your profile' })).toBeVisible();

/** Switches two-step verification on as a user does; answers secret and recovery codes. */
async function switchOn(page: Page, user: User) {
  await page.goto(await linkInMail(user.email, 'Verify your email'));
  await expect(page.getByText('is verified. Thank you.')).toBeVisible();
  await page.goto('/settings/security/');
  const section = page.getByRole('region', { name: 'Two-step verification' });
  await section.getByRole('button', { name: 'Switch on' }).click();
  const modal = page.getByRole('dialog');
  await modal.getByRole('textbox', { name: 'Your password' }).fill(user.password);
  await modal.getByRole('button', { name: 'Continue' }).click();
  await expect(modal.getByRole('img', { name: 'QR code' })).toBeVisible();
  const secret = (await modal.getByRole('code').textContent()) ?? '';
  // The step before is good as well, and leaves this one for logging in.
  await modal.getByLabel('Code', { exact: true }).fill(totp(secret, -1));
  await modal.getByRole('button', { name: 'Switch on' }).click();
  const list = modal.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const codes = await list.getByRole('listitem').allTextContents();
  const saved = page.waitForEvent('download');
  await modal.getByRole('button', { name: 'Download' }).click();
  const file = readFileSync(await (await saved).path(), 'utf8');
  expect(file.trim().split('\n')).toEqual(codes);
  await modal.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section.getByText('On since')).toBeVisible();
  await expect(section.getByText('10 recovery codes left')).toBeVisible();
  return { secret, codes };
}

test.describe('two-step verification', () => {
  test.use({ expected: /401/ });

  test('asks for a code, or a recovery code, and is switched off', async ({
    context,
    page,
    user,
  }) => {
    await user.enter(context);
    const { secret, codes } = await switchOn(page, user);
    await loseCookies(page);
    await givePassword(page, user);
    await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible();
    const code = page.getByLabel('Code', { exact: true });
    await expect(code).toBeFocused();
    await code.fill(totp(secret, 9));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(code).toHaveAccessibleDescription(
      'This code is wrong or has been used. Try the next one.',
    );
    await code.fill(totp(secret, 1));
    await page.getByRole('button', { name: 'Continue' }).click();
    await isIn(page);
    await loseCookies(page);
    await givePassword(page, user);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Continue' }).click();
    await isIn(page);
    await page.goto('/settings/security/');
    const section = page.getByRole('region', { name: 'Two-step verification' });
    await expect(section.getByText('9 recovery codes left')).toBeVisible();
    await section.getByRole('button', { name: 'Switch off' }).click();
    const modal = page.getByRole('dialog');
    await modal.getByRole('textbox', { name: 'Your password' }).fill(user.password);
    await modal.getByRole('button', { name: 'Switch off' }).click();
    await expect(section.getByRole('button', { name: 'Switch on' })).toBeVisible();
    await loseCookies(page);
    await givePassword(page, user);
    await isIn(page);
  });

  test('is asked again in an old session before what protects the account is changed', async ({
    context,
    page,
    user,
  }) => {
    await user.enter(context);
    const { secret } = await switchOn(page, user);
    // A session that began with no second step, as those of yesterday have none of today.
    const business = { business_name: 'Oak & Ash' };
    const { id } = await user.call<{ id: string }>('BusinessResource/create', business);
    await user.call('UserSessionResource/update', { user_id: id });
    await user.enter(context);
    await page.goto('/settings/your-data/');
    await page.getByRole('button', { name: 'Request your data' }).click();
    const asking = page.getByRole('dialog', { name: 'Request your data' });
    await asking.getByRole('textbox', { name: 'Your password' }).fill(user.password);
    await asking.getByRole('button', { name: 'Make my file' }).click();
    const step = page.getByRole('dialog', { name: 'Two-step verification' });
    await expect(step.getByLabel('Code', { exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(asking.getByText('Nothing was changed')).toBeVisible();
    await asking.getByRole('button', { name: 'Make my file' }).click();
    await step.getByLabel('Code', { exact: true }).fill(totp(secret, 0));
    await step.getByRole('button', { name: 'Continue' }).click();
    await expect(asking).toBeHidden();
    await expect(page.getByText('Your file is ready')).toBeVisible();
  });
});

/** Gives the page's browser an authenticator whose owner always agrees. */
async function withAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Adds a passkey in the settings; answers its line there. */
async function addPasskey(page: Page, user: User): Promise<Locator> {
  await page.goto('/settings/security/');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  const modal = page.getByRole('dialog');
  await modal.getByLabel('Name').fill('My phone');
  await modal.getByRole('textbox', { name: 'Your password' }).fill(user.password);
  await modal.getByRole('button', { name: 'Continue' }).click();
  const line = section.getByRole('listitem').filter({ hasText: 'My phone' });
  await expect(line).toContainText('not used yet');
  return line;
}

test.describe('a passkey', () => {
  // Passkeys want a host with a name.
  test.use({
    baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')),
  });

  test('is added, opens the account without the password, and is removed', async ({
    context,
    page,
    user,
  }) => {
    await withAuthenticator(page);
    await user.enter(context);
    const line = await addPasskey(page, user);
    const modal = page.getByRole('dialog');
    await loseCookies(page);
    // Offered in the field, its owner would agree before the button can be pressed.
    await page.addInitScript(() => {
      window.PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
    await page.goto('/login/');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await isIn(page);
    await page.goto('/settings/security/');
    await expect(line).toContainText('last used on');
    await line.getByRole('button', { name: 'Remove My phone' }).click();
    await modal.getByRole('textbox', { name: 'Your password' }).fill(user.password);
    await modal.getByRole('button', { name: 'Remove' }).click();
    await expect(line).toBeHidden();
  });

  test('opens the account where the browser fills in names, with nothing pressed', async ({
    context,
    page,
    user,
  }) => {
    await withAuthenticator(page);
    await user.enter(context);
    await addPasskey(page, user);
    await loseCookies(page);
    await page.goto('/login/');
    // Its owner picks it at once.
    await isIn(page);
    await expect(page).toHaveURL('/');
  });
});
