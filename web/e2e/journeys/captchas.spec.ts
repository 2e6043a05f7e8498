import type { Page } from '@playwright/test';
import { expect, loseCookies, test } from '../journey.ts';
import { servers } from '../servers.ts';
import { signUp, skipFlow } from '../signUp.ts';

const PASSWORD = 'correct horse battery';

const someone = () => `${crypto.randomUUID()}@pins.test`;

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email or username').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

const profile = (page: Page) => page.getByRole('link', { name: 'Your profile' });

test.describe('work as a proof', () => {
  test.use({ baseURL: servers.proofOfWork(), expected: /401/ });

  test('is done by the browser before signing up, and once after', async ({ page }) => {
    await page.goto('/signup/');
    const sent = page.waitForRequest('**/UserRegisterResource/create/');
    const verified = page.waitForResponse('**/v3/sessions/verify/');
    await signUp(page.getByRole('main'), { email: someone(), password: PASSWORD });
    expect((await sent).postData()).toContain('recaptcha_v3_token');
    await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
    expect(await (await verified).json()).toMatchObject({ data: { is_verified: true } });
    await page.reload();
    await skipFlow(page);
    await expect(profile(page)).toBeVisible();
  });

  test('is asked for after several wrong passwords, and the right one still opens', async ({
    page,
  }) => {
    const email = someone();
    await page.goto('/signup/');
    await signUp(page.getByRole('main'), { email, password: PASSWORD });
    await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
    await loseCookies(page);
    await page.goto('/login/');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('CaptchaChallengeResource')) asked.push(request.url());
    });
    for (let guess = 1; guess <= 4; guess += 1) {
      const isProved = guess === 4;
      const answer = page.waitForResponse((response) => {
        const sent = new URLSearchParams(response.request().postData() ?? '').get('data');
        const isLogIn = response.url().includes('UserSessionResource/create');
        return isLogIn && (sent?.includes('"token":"') ?? false) === isProved;
      });
      await logIn(page, email, `wrong horse ${guess}`);
      expect((await answer).status()).toBe(401);
      await expect(
        page.getByText('The email, username or password you entered is incorrect.'),
      ).toBeVisible();
      expect(asked).toHaveLength(isProved ? 1 : 0);
    }
    await logIn(page, email, PASSWORD);
    await expect(page.getByRole('button', { name: 'Begin' }).or(profile(page))).toBeVisible();
  });

  test('is asked for when many links to new passwords are asked for', async ({ page }) => {
    for (let link = 1; link <= 4; link += 1) {
      await page.goto('/password/reset/');
      await page.getByLabel('Email or username').fill(`nobody${link}`);
      await page.getByRole('button', { name: 'Send the mail' }).click();
      await expect(page.getByText('a mail with a link is on its way')).toBeVisible();
    }
  });
});

test.describe('reCAPTCHA Enterprise', () => {
  test.use({ baseURL: servers.recaptcha(), expected: /503|ERR_FAILED|recaptcha/ });

  test('comes with the first question, and not before', async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('google')) foreign.push(request.url());
    });
    await page.route('https://www.google.com/recaptcha/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.grecaptcha = { enterprise: {
          ready: (then) => then(),
          execute: async (key, { action }) => key + ' ' + action,
        } };`,
      }),
    );
    await page.goto('/signup/');
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign up' })).toBeEnabled();
    expect(foreign).toEqual([]);
    const sent = page.waitForRequest('**/UserRegisterResource/create/');
    await signUp(page.getByRole('main'), { email: someone(), password: PASSWORD });
    const posted = new URLSearchParams((await sent).postData() ?? '');
    expect(posted.get('data')).toContain('"recaptcha_v3_token":"journeys-site-key signup"');
    expect(foreign).toEqual([
      'https://www.google.com/recaptcha/enterprise.js?render=journeys-site-key',
    ]);
    // Its maker does not answer: every visitor is refused, and told why.
    await expect(
      page.getByText('We cannot check at the moment that you are a person.'),
    ).toBeVisible();
  });
});
