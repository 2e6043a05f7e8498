import { expect, test } from '../journey.ts';
import { signUp } from '../signUp.ts';

const here = 'http://us.magpie.test';
const there = 'http://de.magpie.test';

// Both names lead to the one server.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const server = new URL(process.env.MAGPIE_URL ?? '').host;
    const rule = `--host-resolver-rules=MAP *.magpie.test:80 ${server}`;
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
  },
});

test('who signs up under one name of the host is signed in under the other', async ({
  page,
  context,
}) => {
  await page.goto(`${here}/signup/`);
  const handedOver = page.waitForResponse(`${there}/vx/users/cctld_session/`);
  const handshake = page.waitForResponse(`${here}/v3/register/email/handshake/`);
  await signUp(page.getByRole('main'), {
    email: `${crypto.randomUUID()}@pins.test`,
    password: 'correct horse battery',
  });
  expect((await handshake).ok()).toBe(true);
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
  expect((await handedOver).ok()).toBe(true);

  const other = await context.newPage();
  await other.goto(`${there}/`);
  await expect(other.getByRole('link', { name: 'Your profile' })).toBeVisible();
  // A page that still asks for something while its session ends is refused, and says so.
  await other.goto('about:blank');

  await page.goto(`${here}/settings/account-settings/`);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible();
  await other.goto(`${there}/`);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible();
});
