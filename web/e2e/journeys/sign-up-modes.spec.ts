import { admin } from '../admin.ts';
import { expect, loseCookies, test } from '../journey.ts';
import { servers } from '../servers.ts';
import { signUp, skipFlow } from '../signUp.ts';

const PASSWORD = 'correct horse battery';

const someone = () => `${crypto.randomUUID()}@pins.test`;

test.describe('by invite', () => {
  // A wrong code is refused; who sends the host's own invites is not told.
  test.use({ baseURL: servers.invite(), expected: /40[04]/ });

  test('no visitor signs up without, and the host’s invite works once', async ({
    page,
    baseURL,
  }) => {
    const made = admin<{ invites: { invite_code: string }[] }>('invite', 'create-invite');
    const code = made.invites[0]?.invite_code ?? '';
    const main = page.getByRole('main');
    const field = main.getByLabel('Invite code');

    await page.goto('/signup/');
    await signUp(main, { email: someone(), password: PASSWORD });
    await expect(field).toHaveAccessibleDescription('Required');
    await field.fill('wrong');
    await main.getByRole('button', { name: 'Sign up' }).click();
    await expect(field).toHaveAccessibleDescription(
      'This invite has been used or is too old. Ask for a new one.',
    );

    await page.goto(`/?invite_code=${code}`);
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign up' });
    await expect(dialog.getByLabel('Invite code')).toHaveValue(code);
    await signUp(dialog, { email: someone(), password: PASSWORD });
    await skipFlow(page);
    await expect(page.getByRole('link', { name: 'Your profile' })).toBeVisible();

    await loseCookies(page);
    await page.goto(`${baseURL}/signup/`);
    await field.fill(code);
    await signUp(main, { email: someone(), password: PASSWORD });
    await expect(field).toHaveAccessibleDescription(
      'This invite has been used or is too old. Ask for a new one.',
    );
  });
});

test.describe('closed', () => {
  test.use({ baseURL: servers.closed() });

  test('no visitor signs up, and who has an account logs in', async ({ page }) => {
    await page.goto('/signup/');
    const main = page.getByRole('main');
    await expect(main.getByText('New accounts cannot be made here at the moment.')).toBeVisible();
    await expect(main.getByLabel('Email')).toBeHidden();

    const email = someone();
    const made = admin<{ link: { link: string } }>('closed', 'create-user', '--email', email);
    await page.goto(made.link.link);
    await page.getByRole('textbox', { name: 'New password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Save and log in' }).click();
    await expect(page.getByRole('link', { name: 'Your profile' })).toBeVisible();
  });
});
