import type { Page } from '@playwright/test';
import { expect, loseCookies, test } from '../journey.ts';
import { linkInMail } from '../mails.ts';
import { signUp, skipFlow } from '../signUp.ts';

const NEW = 'a better horse battery';

/** What the server answers writes of an account that was not verified in time. */
const UNVERIFIED = {
  resource_response: {
    status: 'failure',
    code: 3006,
    http_status: 403,
    data: null,
    error: {
      status: 'failure',
      code: 3006,
      api_error_code: 3006,
      http_status: 403,
      message: 'Verify your email to go on.',
      message_detail: null,
      extraData: { key: 'EmailVerificationRequired' },
    },
  },
};

async function logIn(page: Page, name: string, password: string): Promise<void> {
  await page.goto('/login/');
  await page.getByLabel('Email or username').fill(name);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('link', { name: 'Your profile' })).toBeVisible();
}

/** The same user, signed in on another device as well. */
const withAnotherDevice = test.extend<{ elsewhere: Page }>({
  elsewhere: async ({ browser, baseURL, user }, use) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('verify-email-asked', `${Date.now()}`));
    await logIn(page, user.username, user.password);
    await use(page);
    await context.close();
  },
});

/** The places where the account is signed in, on their page. */
const sessions = (page: Page) =>
  page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem');

test.describe('a new account', () => {
  test.use({ reminded: false });

  test('is asked to verify its address, and does so by the mail’s link', { tag: '@both' }, async ({
    page,
  }) => {
    const email = `${crypto.randomUUID()}@pins.test`;
    await page.goto('/signup/');
    await signUp(page.getByRole('main'), { email, password: 'correct horse battery' });
    await skipFlow(page);
    const reminder = page.getByRole('dialog', { name: 'Verify your email' });
    await reminder.getByRole('button', { name: 'Resend email' }).click();
    await expect(reminder.getByRole('button', { name: 'Email sent' })).toBeDisabled();
    await reminder.getByRole('button', { name: 'Got it' }).click();
    await expect(reminder).toBeHidden();
    await page.goto('/settings/edit/email/');
    await expect(page.getByText('Not verified yet.')).toBeVisible();
    await page.goto(await linkInMail(email, 'Verify your email'));
    await expect(page.getByText(`${email} is verified. Thank you.`)).toBeVisible();
    await page.getByRole('link', { name: 'Go to your home feed' }).click();
    await expect(page.getByRole('link', { name: 'Your profile' })).toBeVisible();
    await expect(reminder).toBeHidden();
    await page.goto('/settings/edit/email/');
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  });
});

test.describe('an account that was not verified in time', () => {
  test.use({ expected: /403/ });

  test('is asked to, when it writes', { tag: '@both' }, async ({ page, context, user, world }) => {
    await user.enter(context);
    // A server's clock does not go faster for a journey: what it answers after a week
    // is proven by its own test (crates/doors/tests/doors/unverified.rs).
    await page.route('**/resource/UserFollowResource/create/', (route) =>
      route.fulfill({ status: 403, json: UNVERIFIED }),
    );
    await page.goto(`/pin/${world.pins[2]?.id}/`);
    const closeup = page.getByRole('article').first();
    await closeup.getByRole('button', { name: 'Follow', exact: true }).click();
    const modal = page.getByRole('dialog', { name: 'Verify your email' });
    await modal.getByRole('button', { name: 'Resend email' }).click();
    await expect(modal.getByRole('button', { name: 'Email sent' })).toBeDisabled();
    await modal.getByRole('button', { name: 'Got it' }).click();
    await expect(modal).toBeHidden();
  });
});

test('a forgotten password is replaced by the mail’s link', async ({ page, user }) => {
  await page.goto('/login/');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The log-in page has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await page.getByLabel('Email or username').fill(user.username);
  await page.getByRole('main').getByRole('button', { name: 'Send the mail' }).click();
  await expect(page.getByText('a mail with a link is on its way')).toBeVisible();
  await page.goto(await linkInMail(user.email, 'Choose a new password'));
  await page.getByRole('textbox', { name: 'New password' }).fill(NEW);
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page.getByRole('link', { name: 'Your profile' })).toBeVisible();
  await loseCookies(page);
  await logIn(page, user.email, NEW);
});

test.describe('a link that was used', () => {
  test.use({ expected: /400/ });

  test('says so, and where to go on', async ({ page, user }) => {
    const link = await linkInMail(user.email, 'Verify your email');
    await page.goto(link);
    await expect(page.getByText(`${user.email} is verified. Thank you.`)).toBeVisible();
    await page.reload();
    await expect(page.getByText('This link has been used or is too old.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  });
});

withAnotherDevice.describe('the password', () => {
  withAnotherDevice.use({ expected: /403/ });

  withAnotherDevice(
    'is changed by who knows it, and other devices are logged out',
    async ({ context, page, user, elsewhere }) => {
      await user.enter(context);
      await page.goto('/settings/security/');
      const places = sessions(page);
      await expect(places.filter({ hasText: 'This device' })).toHaveCount(1);
      await expect(places.filter({ hasText: 'Logged in on' })).toHaveCount(1);
      await page.goto('/settings/edit/password/');
      await page.getByRole('textbox', { name: 'Current password' }).fill('not my password');
      await page.getByRole('textbox', { name: 'New password' }).fill(NEW);
      await page.getByRole('button', { name: 'Change password' }).click();
      const current = page.getByRole('textbox', { name: 'Current password' });
      await expect(current).toHaveAccessibleDescription('This is not your password.');
      // A page that hears of it reloads itself, while it would be asked to.
      await elsewhere.goto('about:blank');
      await current.fill(user.password);
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByRole('status').getByText('Password changed.')).toBeVisible();
      await elsewhere.goto('/');
      await expect(
        elsewhere.getByRole('banner').getByRole('link', { name: 'Log in' }),
      ).toBeVisible();
    },
  );
});

withAnotherDevice(
  'another device is logged out from the settings',
  async ({ context, page, user, elsewhere }) => {
    await user.enter(context);
    // A page that asks for something when its session has ended logs out by itself.
    await elsewhere.goto('about:blank');
    await page.goto('/settings/security/');
    await page.getByRole('button', { name: 'Log out of all other devices' }).click();
    await expect(sessions(page)).toHaveCount(1);
    await elsewhere.goto('/');
    await expect(elsewhere.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  },
);
