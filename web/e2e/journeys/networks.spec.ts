import type { Page } from '@playwright/test';
import { agree, member } from '../club.ts';
import { APP, holdBack } from '../holdBack.ts';
import { expect, test } from '../journey.ts';
import { linkInMail, mailsWith } from '../mails.ts';
import { skipFlow } from '../signUp.ts';
import { totp } from '../totp.ts';

const profile = (page: Page) => page.getByRole('link', { name: 'Your profile' });

const toTheClub = (page: Page) =>
  page.getByRole('button', { name: 'Continue with Pins Club' }).click();

/** Comes by the club to a new account, and past the screens that follow. */
async function signUpByClub(page: Page, email: string): Promise<void> {
  await page.goto('/signup/');
  await toTheClub(page);
  await agree(page, email);
  await page.getByLabel('Birthday').fill('1990-04-30');
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await skipFlow(page);
  await expect(profile(page)).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/settings/account-settings/');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('/');
  await expect(profile(page)).toBeHidden();
}

test('a visitor saves a pin, comes by the club, and the pin is saved; later the club is enough', async ({
  page,
  world,
}) => {
  const email = member();
  const pin = world.pins[4];
  await page.goto(`/pin/${pin?.id}/`);
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'Sign up' })).toBeVisible();
  await toTheClub(page);
  await agree(page, email);
  await expect(page.getByRole('heading', { name: 'Welcome, Linn' })).toBeVisible();
  // What the club wrote into the address is not left there.
  await expect(page).toHaveURL('/connect/club/');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Birthday').fill('1990-04-30');
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await skipFlow(page);
  await expect(page).toHaveURL(`/pin/${pin?.id}/`);
  await expect(page.getByText('Saved to Quick saves')).toBeVisible();
  await logOut(page);
  await page.goto('/login/?next=/settings/networks/');
  await toTheClub(page);
  // The club remembers who this is.
  await expect(page).toHaveURL('/settings/networks/');
  await expect(page.getByText(/^linn · since/)).toBeVisible();
});

test('an account of the same address is connected by its password, once', async ({
  page,
  user,
}) => {
  await page.goto('/login/');
  await toTheClub(page);
  await agree(page, user.email);
  await expect(page.getByRole('heading', { name: 'You have an account here' })).toBeVisible();
  await expect(page.getByText(user.email)).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill(user.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(profile(page)).toHaveAttribute('href', user.url);
  await expect.poll(() => mailsWith(user.email, 'Pins Club was connected').length).toBe(1);
  await logOut(page);
  await page.goto('/login/');
  await toTheClub(page);
  await expect(profile(page)).toHaveAttribute('href', user.url);
});

test('the club is connected and disconnected in the settings', async ({ context, page, user }) => {
  await user.enter(context);
  await page.goto('/settings/networks/');
  await page.getByRole('button', { name: 'Connect Pins Club' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect Pins Club' });
  await dialog.getByLabel('Your password').fill(user.password);
  await dialog.getByRole('button', { name: 'Go to Pins Club' }).click();
  await agree(page, member());
  await expect(page.getByText('Pins Club is connected')).toBeVisible();
  await expect(page.getByText(/^linn · since/)).toBeVisible();
  await page.getByRole('button', { name: 'Disconnect Pins Club' }).click();
  const leaving = page.getByRole('dialog', { name: 'Disconnect Pins Club' });
  await leaving.getByLabel('Your password').fill(user.password);
  await leaving.getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('Pins Club is disconnected')).toBeVisible();
  await expect(page.getByText('Not connected')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Not connected')).toBeVisible();
});

test.describe('with two-step verification', () => {
  test.use({ expected: /401/ });

  test('the club alone is not enough', async ({ context, page, user }) => {
    await page.goto(await linkInMail(user.email, 'Verify your email'));
    await expect(page.getByText('is verified. Thank you.')).toBeVisible();
    const { password } = user;
    const { secret } = await user.call<{ secret: string }>('UserTotpResource/create', {
      password,
    });
    // The step before is good as well, and leaves this one for logging in.
    await user.call('UserTotpResource/update', { code: totp(secret, -1) });
    await user.enter(context);
    await page.goto('/settings/networks/');
    await page.getByRole('button', { name: 'Connect Pins Club' }).click();
    await page.getByLabel('Your password').fill(password);
    await page.getByRole('button', { name: 'Go to Pins Club' }).click();
    await agree(page, member());
    await expect(page.getByText('Pins Club is connected')).toBeVisible();
    await logOut(page);
    await page.goto('/login/');
    await toTheClub(page);
    await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible();
    await expect(profile(page)).toBeHidden();
    const code = page.getByLabel('Code', { exact: true });
    await code.fill('000000');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(code).toHaveAccessibleDescription(
      'This code is wrong or has been used. Try the next one.',
    );
    await code.fill(totp(secret));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(profile(page)).toHaveAttribute('href', user.url);
  });
});

test.describe('without a password', () => {
  test.use({ expected: /40[39]/ });

  test('the only way in stays, until a mail lets one choose a password', async ({ page }) => {
    const email = member();
    await signUpByClub(page, email);
    await page.goto('/settings/networks/');
    const disconnect = page.getByRole('button', { name: 'Disconnect Pins Club' });
    const dialog = page.getByRole('dialog', { name: 'Disconnect Pins Club' });
    await disconnect.click();
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('This is your only way to log in.')).toBeVisible();
    await page.getByRole('link', { name: 'Set a password' }).click();
    await page.getByRole('button', { name: 'Set a password by mail' }).click();
    await expect(page.getByText(`We sent a mail to ${email}.`)).toBeVisible();
    await page.goto(await linkInMail(email, 'Choose a new password'));
    await page.getByRole('textbox', { name: 'New password' }).fill('correct horse battery');
    await page.getByRole('button', { name: 'Save and log in' }).click();
    await page.waitForURL('/');
    await page.goto('/settings/networks/');
    await disconnect.click();
    await dialog.getByLabel('Your password').fill('correct horse battery');
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByText('Not connected')).toBeVisible();
  });

  test('the club says again who is there before the account is deactivated', async ({ page }) => {
    const email = member();
    await signUpByClub(page, email);
    await page.goto('/settings/your-data/');
    await page.getByRole('button', { name: 'Deactivate account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Deactivate your account' });
    await dialog.getByRole('button', { name: 'Deactivate account' }).click();
    await expect(dialog.getByText('Confirm first that it is you.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Confirm with Pins Club' }).click();
    await agree(page, email);
    await expect(page).toHaveURL('/settings/your-data/');
    await page.getByRole('button', { name: 'Deactivate account' }).click();
    await expect(dialog.getByText('You have confirmed that it is you.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Deactivate account' }).click();
    await expect(page.getByRole('heading', { name: 'Your account is hidden' })).toBeVisible();
    await toTheClub(page);
    await expect(profile(page)).toBeVisible();
  });
});

test('who says no at the club is told that nothing has happened', async ({ page }) => {
  await page.goto('/login/?next=/settings/');
  await toTheClub(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You did not allow it, so nothing has happened.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to log in' }).click();
  await expect(page).toHaveURL('/login/?next=%2Fsettings%2F');
});

test('what is pressed before the app has come is done when it has', async ({ page }) => {
  const come = await holdBack(page, APP);
  await page.goto('/login/', { waitUntil: 'commit' });
  // A module that is asked for again has run.
  await page
    .locator('script[async]')
    .evaluate(async (early: HTMLScriptElement) => void (await import(early.src)));
  await toTheClub(page);
  await expect(page).toHaveURL('/login/');
  come();
  await agree(page, member());
  await expect(page).toHaveURL('/connect/club/');
});

test.describe('an authorization response without its request', () => {
  test.use({ expected: /400/ });

  test('leads nowhere', async ({ page }) => {
    await page.goto('/connect/club/?code=stolen&state=guessed');
    await expect(
      page.getByText('This took too long, or was begun in another browser.'),
    ).toBeVisible();
    await expect(page).toHaveURL('/connect/club/');
    await page.goto('/connect/club/');
    await expect(page.getByText('sent you back without a word we understand')).toBeVisible();
  });
});
