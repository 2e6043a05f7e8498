import { expect, takenOver, test } from '../journey.ts';

test.describe('signing up', () => {
  // What only the server knows.
  test.use({ expected: /40[09]/ });

  test('an address that is taken, a password everybody uses', async ({ page, user }) => {
    await page.goto('/signup/');
    const email = page.getByLabel('Email');
    const password = page.getByRole('textbox', { name: 'Password' });
    const send = page.getByRole('main').getByRole('button', { name: 'Sign up' });
    await email.fill(user.email);
    await password.fill('another horse battery');
    await page.getByLabel('Birthday').fill('1990-04-30');
    await send.click();
    await expect(email).toHaveAccessibleDescription(
      'There is already an account with this email address. Log in instead.',
    );
    await email.fill(`other.${user.email}`);
    await password.fill('password123');
    await send.click();
    await expect(password).toHaveAccessibleDescription(
      'This password is easy to guess. Choose another one.',
    );
  });
});

test.describe('logging in', () => {
  test.describe('with a wrong password', () => {
    test.use({ expected: /401/ });

    test('says so, keeps the name, and the right one leads on to where it began', async ({
      page,
      user,
    }) => {
      // Where one must be signed in, logging in comes first.
      await page.goto('/pin/create/');
      const name = page.getByLabel('Email or username');
      const send = page.getByRole('main').getByRole('button', { name: 'Log in' });
      await name.fill(user.email);
      await page.getByRole('textbox', { name: 'Password' }).fill('wrong horse battery');
      await send.click();
      await expect(
        page.getByText('The email, username or password you entered is incorrect.'),
      ).toBeVisible();
      await expect(name).toHaveValue(user.email);
      await page.getByRole('textbox', { name: 'Password' }).fill(user.password);
      await send.click();
      await expect(page).toHaveURL('/pin/create/');
      await expect(page.getByRole('heading', { name: 'Create a pin' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Your profile' })).toBeVisible();
    });
  });

  test('opens above the page, which is still there afterwards', { tag: '@both' }, async ({
    page,
    user,
    world,
  }) => {
    const pin = `/pin/${world.pins[2]?.id}/`;
    await page.goto(pin);
    await takenOver(page);
    const link = page.getByRole('banner').getByRole('link', { name: 'Log in' });
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await link.click();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(pin);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await link.click();
    await dialog.getByLabel('Email or username').fill(user.email);
    await dialog.getByRole('textbox', { name: 'Password' }).fill(user.password);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Your profile' })).toBeVisible();
    await expect(page).toHaveURL(pin);
  });

  test('opens in a new tab where a new tab is asked for, and from there leads back', async ({
    page,
    context,
    world,
  }) => {
    const pin = `/pin/${world.pins[2]?.id}/`;
    await page.goto(pin);
    const link = page.getByRole('banner').getByRole('link', { name: 'Log in' });
    const tab = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    await expect(await tab).toHaveURL(`/login/?next=${encodeURIComponent(pin)}`);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(pin);
  });

  test.describe('before the app has taken over', () => {
    // No script may run, and the browser says so of each.
    test.use({ javaScriptEnabled: false, expected: /csp$/ });

    test('is a page of its own, and waits, so that no password ends in an address', async ({
      page,
      user,
      world,
    }) => {
      const pin = `/pin/${world.pins[2]?.id}/`;
      await page.goto(pin);
      await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
      const logIn = `/login/?next=${encodeURIComponent(pin)}`;
      await expect(page).toHaveURL(logIn);
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
      await page.getByLabel('Email or username').fill(user.username);
      await page.getByRole('textbox', { name: 'Password' }).fill(user.password);
      await page.keyboard.press('Enter');
      const send = page.getByRole('main').getByRole('button', { name: 'Log in' });
      await expect(send).toBeDisabled();
      expect(await page.content()).toContain('Signing in needs JavaScript.');
      await expect(page).toHaveURL(logIn);
    });
  });
});
