import { expect, type Locator, type Page } from '@playwright/test';

/** What a visitor writes to sign up. */
export interface NewAccount {
  email: string;
  password: string;
  /** `YYYY-MM-DD`; an adult's unless said. */
  birthday?: string;
}

/** Fills a sign-up form in and sends it. */
export async function signUp(form: Locator, account: NewAccount): Promise<void> {
  await form.getByLabel('Email').fill(account.email);
  await form.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await form.getByLabel('Birthday').fill(account.birthday ?? '1990-04-30');
  await form.getByRole('button', { name: 'Sign up' }).click();
}

/** Goes past every screen after signing up. */
export async function skipFlow(page: Page): Promise<void> {
  // A page of its own, which stands whole before anything is pressed.
  await page.waitForURL(({ pathname }) => pathname.startsWith('/signup/flow/'));
  await page.getByRole('button', { name: 'Begin' }).click();
  for (const question of [
    'What is your name?',
    'How do you identify?',
    'Where are you at home?',
    'What do you like to look at?',
    'Make your first boards',
  ]) {
    // The page's heading, whatever it says: a failure tells which screen stood there.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(question);
    await page.getByRole('button', { name: 'Skip' }).click();
  }
  // It ends with a page of its own, which going elsewhere would cut off.
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/signup/'));
}
