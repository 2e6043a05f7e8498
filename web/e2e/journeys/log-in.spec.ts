import type { Page } from '@playwright/test';
import { expect, loseCookies, test } from '../journey.ts';
import { linkInMail } from '../mails.ts';

async function tryPassword(page: Page, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

const profile = (page: Page) => page.getByRole('link', { name: 'Your profile' });

test.describe('guesses', () => {
  test.use({ expected: /401|429/ });

  test('wait longer and longer, and the right password still opens', async ({ page, user }) => {
    await page.goto('/login/');
    await page.getByLabel('Email or username').fill(user.username);
    for (let guess = 1; guess <= 5; guess += 1) {
      const answer = page.waitForResponse('**/UserSessionResource/create/');
      await tryPassword(page, `wrong horse ${guess}`);
      expect((await answer).status()).toBe(401);
    }
    await tryPassword(page, user.password);
    const refused = page.getByText('Too many tries. Wait a moment, or choose a new password');
    await expect(refused).toBeVisible();
    await expect(async () => {
      await tryPassword(page, user.password);
      await expect(profile(page)).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });
});

test('the notice of a new browser leads to a password, and on to what it is about', async ({
  page,
  user,
}) => {
  await page.goto('/login/');
  await page.getByLabel('Email or username').fill(user.email);
  await tryPassword(page, user.password);
  await expect(profile(page)).toBeVisible();
  const link = await linkInMail(user.email, 'New log-in');
  await loseCookies(page);
  // Another page first: from the home feed only the part behind `#` might change.
  await page.goto('/login/');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Welcome back, Ines' })).toBeVisible();
  await expect(page.getByText(user.email)).toBeVisible();
  await expect(page.getByLabel('Email or username')).toBeHidden();
  // Nothing is open yet but this.
  await expect(profile(page)).toBeHidden();
  await tryPassword(page, user.password);
  await expect(page.getByRole('region', { name: 'Where you are logged in' })).toBeVisible();
});

test('who came by a link can log out again', async ({ page, user }) => {
  await page.goto(await linkInMail(user.email, 'Verify your email'));
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Ines' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  // It ends with a page of its own, which going elsewhere would cut off.
  await page.waitForURL('/');
  await page.goto('/login/');
  await expect(page.getByLabel('Email or username')).toBeVisible();
});
