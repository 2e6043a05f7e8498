import type { Page } from '@playwright/test';
import { answered } from '../answered.ts';
import { expect, test } from '../journey.ts';
import { linkInMail } from '../mails.ts';
import type { User } from '../user.ts';

// A wrong passcode, and a link that was used.
test.use({ expected: /40[03]/ });

const PARENT = () => `parent.${crypto.randomUUID()}@pins.test`;

/** Makes a user seventeen years old. */
async function makeMinor(user: User): Promise<void> {
  const birthday = `${new Date().getFullYear() - 17}-01-01`;
  await user.call('UserResource/update', { birthday });
}

/** A passcode that was set by a parent. */
async function setPasscode(user: User, parent: string): Promise<void> {
  await makeMinor(user);
  await user.call('ParentalPasscodeResource/create', {
    passcode: '1234',
    confirmPasscode: '1234',
    backupEmail: parent,
    confirmBackupEmail: parent,
  });
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Parental passcode required' });

async function enter(page: Page, passcode: string): Promise<void> {
  await dialog(page).getByLabel('Enter a 4-digit code').fill(passcode);
  await dialog(page).getByRole('button', { name: 'Enter' }).click();
}

test('a passcode is set, and protected settings ask for it', { tag: '@both' }, async ({
  page,
  context,
  user,
  isMobile,
}) => {
  await makeMinor(user);
  const parent = PARENT();
  await user.enter(context);
  await page.goto('/settings/');
  await page.getByRole('link', { name: 'Parental passcode' }).click();

  await test.step('it is set by the rules', async () => {
    const form = page.getByRole('form', { name: 'Set a passcode' });
    const fields = ['Passcode', 'Confirm passcode', 'Backup email', 'Confirm backup email'];
    const fill = async (...words: string[]) => {
      for (const [at, word] of words.entries()) {
        await form.getByLabel(fields[at] ?? '', { exact: true }).fill(word);
      }
      await form.getByRole('button', { name: 'Set the passcode' }).click();
    };
    await fill('12', '1234', user.email, 'nobody');
    await expect(form.getByText('Please enter four digits')).toBeVisible();
    await expect(
      form.getByText('This email address is already used for this Pinterest account.'),
    ).toBeVisible();
    await expect(form.getByText('Please enter a valid email address')).toBeVisible();
    await fill('1234', '4321', parent, parent);
    await expect(form.getByText('Please make sure your passcodes match')).toBeVisible();
    await fill('1234', '1234', parent, `x${parent}`);
    await expect(form.getByText('Please make sure your email addresses match')).toBeVisible();
    await fill('1234', '1234', parent, parent);
    await expect(page.getByText('The passcode is set. Its backup email is p•••@')).toBeVisible();
  });

  await test.step('a switch asks, wrong first, then right', async () => {
    await page.goto('/settings/privacy/');
    const shown = page.getByRole('switch', { name: 'Show whom you follow' });
    await shown.click();
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Enter' })).toBeDisabled();
    if (isMobile) {
      const box = await dialog(page).boundingBox();
      expect(box?.width).toBe(390);
      expect(box?.height).toBeGreaterThan(800);
    }
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toHaveCount(1);
    await enter(page, '0000');
    await expect(dialog(page).getByText('This is not the passcode. Try again.')).toBeVisible();
    await answered(page, 'UserPreferencesResource/update', () => enter(page, '1234'));
    await expect(dialog(page)).toBeHidden();
    await expect(shown).not.toBeChecked();
    await page.reload();
    await expect(shown).not.toBeChecked();
  });

  await test.step('who closes it changes nothing', async () => {
    const closed = page.waitForResponse((answer) =>
      answer.url().endsWith('/ParentalPasscodeClosureResource/create/'),
    );
    const shown = page.getByRole('switch', { name: 'Show whom you follow' });
    await shown.click();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await closed;
    await expect(dialog(page)).toBeHidden();
    await expect(shown).not.toBeChecked();
  });

  await test.step('a form asks, and so does what asks for the password', async () => {
    await page.goto('/settings/profile/');
    await page.getByLabel('First name').fill('Kimberly');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await enter(page, '1234');
    await expect(page.getByText('Profile saved')).toBeVisible();
    await page.goto('/settings/your-data/');
    await page.getByRole('button', { name: 'Deactivate account' }).click();
    const proof = page.getByRole('dialog', { name: 'Deactivate your account' });
    await proof.getByRole('textbox', { name: 'Your password' }).fill(user.password);
    await proof.getByRole('button', { name: 'Deactivate account' }).click();
    await enter(page, '0000');
    await expect(dialog(page).getByText('This is not the passcode. Try again.')).toBeVisible();
    await enter(page, '1234');
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  });
});

test('a forgotten passcode is chosen anew by the parent’s mail', async ({
  page,
  context,
  user,
  browser,
  baseURL,
}) => {
  const parent = PARENT();
  await setPasscode(user, parent);
  await user.enter(context);
  await page.goto('/settings/edit/mentions/');
  await page.getByRole('radio', { name: 'Nobody' }).first().click();
  await dialog(page).getByRole('link', { name: 'Visit our help center.' }).click();
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('The mail is on its way.')).toBeVisible();

  const link = await linkInMail(parent, 'Choose a new parental passcode');
  const home = await browser.newPage({ baseURL: baseURL ?? '' });
  await home.goto(link);
  await home.getByLabel('New passcode', { exact: true }).fill('5678');
  await home.getByLabel('Confirm passcode').fill('5678');
  await home.getByRole('button', { name: 'Save the passcode' }).click();
  await expect(home.getByText('The new passcode counts from now on.')).toBeVisible();
  await home.goto('/login/');
  await home.goto(link);
  await home.getByLabel('New passcode', { exact: true }).fill('9999');
  await home.getByLabel('Confirm passcode').fill('9999');
  await home.getByRole('button', { name: 'Save the passcode' }).click();
  await expect(home.getByText('This link has been used or is too old.')).toBeVisible();
  await home.close();

  await page.getByRole('button', { name: 'Remove passcode' }).click();
  await enter(page, '1234');
  await expect(dialog(page).getByText('This is not the passcode. Try again.')).toBeVisible();
  await enter(page, '5678');
  await expect(page.getByRole('form', { name: 'Set a passcode' })).toBeVisible();
});
