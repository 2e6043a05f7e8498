import type { Page } from '@playwright/test';
import { foreign } from '../foreign.ts';
import { expect, takenOver, test } from '../journey.ts';

/** What the host's proxy says of people in a country that wants to be asked. */
const IN_GERMANY = { 'x-country': 'DE' };

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });

test.describe('where consent is needed', () => {
  test.use({ extraHTTPHeaders: IN_GERMANY });

  test('a visitor rejects cookies, and nothing of third parties is loaded', {
    tag: '@both',
  }, async ({ page, context, baseURL }) => {
    const asked = foreign(context, new URL(baseURL ?? '').origin);
    await page.goto('/');
    await takenOver(page);
    await expect(banner(page)).toBeVisible();
    const buttons = banner(page).getByRole('button');
    const sizes = await buttons.evaluateAll((all) =>
      all.map((one) => `${one.clientWidth} ${getComputedStyle(one).backgroundColor}`),
    );
    expect(new Set(sizes).size, 'no answer weighs more than another').toBe(1);
    await banner(page).getByRole('button', { name: 'Reject all' }).click();
    await expect(banner(page)).toBeHidden();
    await page.reload();
    await takenOver(page);
    await page.waitForLoadState('networkidle');
    await expect(banner(page)).toBeHidden();
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => window.localStorage.getItem('epik'))).toBeNull();
  });

  test('the choice of a visitor becomes the account’s, and is changed in the settings', async ({
    page,
    context,
    user,
  }) => {
    await page.goto('/');
    await takenOver(page);
    await banner(page).getByRole('button', { name: 'Reject all' }).click();
    await expect(banner(page)).toBeHidden();
    await user.enter(context);
    const taken = page.waitForResponse(/UserCookieConsentResource\/update/);
    await page.goto('/settings/cookies/');
    expect((await taken).ok()).toBe(true);
    await expect(page.getByRole('switch', { name: 'Analytics' })).not.toBeChecked();
    await page.getByRole('switch', { name: 'Analytics' }).check();
    await page.getByRole('button', { name: 'Save choices' }).click();
    await expect(page.getByText('Choices saved')).toBeVisible();
    await context.clearCookies({ name: 'cookie_consent' });
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Analytics' })).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
    await expect(banner(page)).toBeHidden();
  });

  test('single choices are made by the keyboard', async ({ page }) => {
    await page.goto('/');
    await takenOver(page);
    await banner(page).getByRole('button', { name: 'Choose' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Cookies' });
    await dialog.getByRole('switch', { name: 'Personalization' }).press('Space');
    await dialog.getByRole('button', { name: 'Save choices' }).press('Enter');
    await expect(banner(page)).toBeHidden();
    expect(await page.evaluate(() => document.cookie)).toContain('cookie_consent=100');
  });
});

test('no visitor is asked where the law does not ask', async ({ page }) => {
  const answered = page.waitForResponse(/UserCookieConsentResource\/get/);
  await page.goto('/');
  await takenOver(page);
  expect((await answered).ok()).toBe(true);
  await expect(banner(page)).toBeHidden();
});
