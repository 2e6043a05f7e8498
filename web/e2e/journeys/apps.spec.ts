import { readFileSync } from 'node:fs';
import { WWWAuthenticateChallengeError } from 'oauth4webapi';
import { answered } from '../answered.ts';
import { expect, loseCookies, test } from '../journey.ts';
import { photograph } from '../photographs.ts';
import { Scissors } from '../scissors.ts';
import { signUp } from '../signUp.ts';

test('an app of a developer logs a person in, pins for them, and is thrown out @both', async ({
  page,
  context,
  user,
  baseURL,
}) => {
  const board = await user.createBoard('Cut out');
  await user.enter(context);

  const registration = await test.step('a developer registers it', async () => {
    await page.goto('/settings/developer/');
    await page.getByRole('button', { name: 'Register an app' }).click();
    const form = page.getByRole('dialog', { name: 'Register an app' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Scissors');
    await form.getByRole('textbox', { name: /^Addresses/ }).fill('http://127.0.0.1/back');
    await form.getByRole('button', { name: 'Register' }).click();
    const shown = page.getByRole('dialog', { name: 'Scissors' });
    const id = await shown.getByRole('textbox', { name: 'Client ID' }).inputValue();
    const secret = await shown.getByRole('textbox', { name: 'Client secret' }).inputValue();
    await shown.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('article', { name: 'Scissors' })).toBeVisible();
    return { issuer: baseURL ?? '', id, secret };
  });

  const app = await Scissors.start(registration);
  try {
    await test.step('a person is asked, after they logged in', async () => {
      await loseCookies(page);
      await page.goto(app.url);
      await page.getByLabel('Email or username').fill(user.email);
      await page.getByRole('textbox', { name: 'Password' }).fill(user.password);
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await expect(
        page.getByRole('heading', { name: 'Scissors wants to use your account' }),
      ).toBeVisible();
      await expect(page.getByText('Pin for you, and change and delete your pins')).toBeVisible();
      await expect(page.getByText('email, phone number')).toBeHidden();
      await page.getByRole('button', { name: 'Do not allow' }).click();
      await expect(page.getByRole('heading', { name: 'Then not' })).toBeVisible();
      await page.goto(app.url);
      await page.getByRole('button', { name: 'Allow', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Hello Ines' })).toBeVisible();
    });

    await test.step('it pins a picture for them', async () => {
      await app.refresh();
      expect(await app.introspect()).toMatchObject({ active: true, client_id: registration.id });
      const { picture } = await app.call('POST', '/v3/media/uploads/register/batch/', {
        media_info_list: [{ id: 'picture', media_type: 'image-story-pin' }],
      });
      const form = new FormData();
      for (const [name, value] of Object.entries<string>(picture.upload_parameters)) {
        form.append(name, value);
      }
      form.append('file', new Blob([readFileSync(photograph('armchair'))], { type: 'image/jpeg' }));
      await fetch(picture.upload_url, { method: 'POST', body: form });
      const path = `/v3/media/uploads/?upload_ids=${picture.upload_id}`;
      const status = async () => (await app.call('GET', path))[picture.upload_id].status;
      await expect.poll(status).toBe('succeeded');
      await app.call('POST', '/v3/pins/', {
        board_id: board.id,
        upload_id: picture.upload_id,
        title: 'Cut out of a magazine',
      });
      await page.goto(board.url);
      await expect(page.getByRole('link', { name: /Cut out of a magazine/ }).first()).toBeVisible();
    });

    await test.step('the person throws it out, and its next call is refused', async () => {
      await page.goto('/settings/apps/');
      await page.getByRole('button', { name: 'End Scissors' }).click();
      const dialog = page.getByRole('alertdialog', { name: 'End Scissors?' });
      await answered(page, 'GrantsResource/delete', () =>
        dialog.getByRole('button', { name: 'End it' }).click(),
      );
      await expect(page.getByText('You have allowed no app yet.')).toBeVisible();
      const refused = await app.call('GET', '/v3/users/me/profile/').catch((cause) => cause);
      expect(refused).toBeInstanceOf(WWWAuthenticateChallengeError);
      expect(refused.status).toBe(401);
      expect(refused.cause[0].parameters.error).toBe('invalid_token');
      await expect(app.refresh()).rejects.toThrow();
    });
  } finally {
    await app.stop();
  }
});

test('who has no account makes one, and the app asks them at once', async ({
  page,
  user,
  baseURL,
}) => {
  const made = await user.call<{ app: { id: string }; client_secret: string }>(
    'AppResource/create',
    {
      name: 'Scissors',
      redirect_uris: ['http://127.0.0.1/back'],
      keeps_secret: true,
    },
  );
  const registration = { issuer: baseURL ?? '', id: made.app.id, secret: made.client_secret };
  const app = await Scissors.start(registration);
  try {
    await page.goto(app.url);
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    // The form before it asks for an email as well.
    await page.waitForURL(({ pathname }) => pathname === '/signup/');
    const email = `${crypto.randomUUID()}@pins.test`;
    await signUp(page.getByRole('main'), { email, password: 'correct horse battery' });
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
    await page.goto('/');
    await expect(page.getByText('Finish setting up your account')).toBeVisible();
  } finally {
    await app.stop();
  }
});
