import type { Locator, Page } from '@playwright/test';
import { answered } from '../answered.ts';
import { test as base, expect } from '../journey.ts';
import type { User } from '../user.ts';

/** A second user, whose account comes into the same browser. */
const test = base.extend<{ other: User }>({
  other: async ({ makeUser }, use) => use(await makeUser('Noor', 'Vermeer')),
});

/** Opens the account menu. */
async function accounts(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Accounts and more options' }).click();
  const panel = page.getByRole('dialog', { name: 'Accounts' });
  await expect(panel.getByRole('button', { name: 'Add account' })).toBeVisible();
  return panel;
}

/** Whose page this is: where the link to the viewer's profile leads. */
async function expectViewer(page: Page, username: string): Promise<void> {
  const profile = page.getByRole('link', { name: 'Your profile' });
  await expect(profile).toHaveAttribute('href', `/${username}/`);
}

/** Logs the browser in to one more account. */
async function add(page: Page, other: User): Promise<void> {
  await (await accounts(page)).getByRole('button', { name: 'Add account' }).click();
  await logIn(page, other);
}

/** Gives the password, and the name where it is asked for. */
async function logIn(page: Page, user: User): Promise<void> {
  const entrance = page.getByRole('dialog', { name: 'Log in' });
  const name = entrance.getByLabel('Email or username');
  await entrance.getByRole('textbox', { name: 'Password' }).fill(user.password);
  if (await name.isVisible()) await name.fill(user.email);
  await entrance.getByRole('button', { name: 'Log in' }).click();
  await expectViewer(page, user.username);
}

test('two accounts in one browser are switched, and all tabs follow', { tag: '@both' }, async ({
  context,
  page,
  user,
  other,
  world,
}) => {
  await user.enter(context);
  await page.goto('/');
  await expectViewer(page, user.username);
  const tab = await context.newPage();
  await tab.goto('/settings/account-settings/');
  await expectViewer(tab, user.username);

  await add(page, other);
  await expect(tab.getByText(`@${other.username}`, { exact: true })).toBeVisible();

  // As each of them: only the second follows a user.
  await page.goto(world.owner.url);
  await answered(page, 'UserFollowResource/create', () =>
    page.getByRole('button', { name: 'Follow' }).click(),
  );
  await expect(page.getByRole('button', { name: 'Following' })).toBeVisible();
  await (await accounts(page)).getByRole('button', { name: user.fullName }).click();
  await expectViewer(page, user.username);
  await expect(tab.getByText(`@${user.username}`, { exact: true })).toBeVisible();
  await page.goto(world.owner.url);
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
});

test('accounts of one browser are left one by one, and all at once', async ({
  context,
  page,
  user,
  other,
}) => {
  await other.enter(context);
  await page.goto('/settings/');
  await add(page, user);
  const tab = await context.newPage();
  await tab.goto('/settings/account-settings/');
  await (await accounts(page))
    .getByRole('button', { name: `Log out of @${user.username}` })
    .click();
  await expectViewer(page, other.username);
  const left = (await accounts(page)).getByRole('button', { name: user.fullName });
  await expect(left).toContainText('Logged out');
  await left.click();
  await expect(page.getByText(`Log in to @${user.username} again.`)).toBeVisible();
  await logIn(page, user);

  await (await accounts(page)).getByRole('button', { name: 'Log out of all accounts' }).click();
  for (const each of [page, tab]) {
    await expect(each.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  }
  await page.goto('/settings/account-settings/');
  await expect(page).toHaveURL(/\/login\//);
});

test('a linked business is created, switched to and left again', async ({
  context,
  page,
  user,
}) => {
  await user.enter(context);
  await page.goto('/');
  await (await accounts(page)).getByRole('link', { name: 'Create business account' }).click();
  const form = page.getByRole('form', { name: 'Create a linked business account' });
  await form.getByRole('button', { name: 'Create account' }).click();
  const name = form.getByLabel('Business name');
  await expect(name).toHaveAccessibleDescription('Required');
  await name.fill('Oak & Ash');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/');
  const panel = await accounts(page);
  await expect(panel.getByRole('link', { name: 'Oak & Ash' })).toContainText('Business');
  await page.goto('/settings/business/');
  const details = page.getByRole('form', { name: 'Business details' });
  await details.getByLabel('Contact email').fill('hello@oak.example');
  await details.getByLabel('City').fill('Bonn');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(details.getByLabel('City')).toHaveValue('Bonn');
  await (await accounts(page)).getByRole('button', { name: user.fullName }).click();
  await expectViewer(page, user.username);
});

test('an account becomes a business and personal again', async ({ context, page, user }) => {
  await user.enter(context);
  await page.goto('/settings/business/');
  const form = page.getByRole('form', { name: 'Convert to a business account' });
  await form.getByLabel('Business name').fill('Oak & Ash');
  await form.getByRole('button', { name: 'Convert account' }).click();
  await expect(page.getByRole('form', { name: 'Business details' })).toBeVisible();
  await page.getByRole('button', { name: 'Convert to personal' }).click();
  await expect(form).toBeVisible();
});

test.describe('a session that is over', () => {
  test.use({ expected: /401/ });

  test('leads to logging in, and from there back', async ({ context, page, user }) => {
    await user.enter(context);
    await page.goto('/settings/');
    await expectViewer(page, user.username);
    await user.call('UserSessionResource/delete', {});
    const leaves = page.waitForURL(/\/login\/\?next=/);
    // Unless what the page asks for by itself has told it already, and the link is gone.
    const security = page.getByRole('main').getByRole('link', { name: 'Security' });
    await Promise.race([leaves, security.click().catch(() => undefined)]);
    await leaves;
  });
});
