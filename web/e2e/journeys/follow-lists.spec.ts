import type { Page } from '@playwright/test';
import { answered } from '../answered.ts';
import { expect, test } from '../journey.ts';
import type { User } from '../user.ts';

/** A user with two followers, one of them followed back. */
const withMaker = test.extend<{ maker: User; fan: User; friend: User }>({
  maker: async ({ makeUser }, use) => use(await makeUser('Mirel', 'Anand')),
  fan: async ({ maker, makeUser }, use) => {
    const fan = await makeUser('Fenna', 'Brandt');
    await follow(fan, maker);
    await use(fan);
  },
  // After the fan, so that they are the latest.
  friend: async ({ maker, fan, makeUser }, use) => {
    expect(fan.username).not.toBe('');
    const friend = await makeUser('Tariq', 'Osei');
    await follow(friend, maker);
    await follow(maker, friend);
    await use(friend);
  },
});

async function follow(who: User, whom: User): Promise<void> {
  const options = { username: whom.username };
  const { id } = await who.call<{ id: string }>('UserResource/get', options);
  await who.call('UserFollowResource/create', { user_id: id });
}

/** Names of the list that is open, in their order. */
function names(page: Page, title: string) {
  const lines = page.getByRole('dialog', { name: title }).getByRole('listitem');
  return lines.getByRole('link');
}

withMaker(
  'the numbers of a profile open who follows and who is followed',
  async ({ context, page, user, maker, fan, friend }) => {
    await user.enter(context);
    await page.goto(maker.url);
    await page.getByRole('link', { name: '2 followers' }).click();
    await expect(page).toHaveURL(`${maker.url}?people=followers`);
    const followers = page.getByRole('dialog', { name: 'Followers' });
    await expect(names(page, 'Followers')).toHaveText([
      new RegExp(friend.fullName),
      new RegExp(fan.fullName),
    ]);
    // One is followed from the list, and stays so.
    const line = followers.getByRole('listitem').filter({ hasText: fan.fullName });
    await answered(page, 'UserFollowResource/create', () =>
      line.getByRole('button', { name: 'Follow', exact: true }).click(),
    );
    await expect(line.getByRole('button', { name: 'Following' })).toBeVisible();
    await page.reload();
    await expect(line.getByRole('button', { name: 'Following' })).toBeVisible();
    const other = followers.getByRole('listitem').filter({ hasText: friend.fullName });
    await expect(other.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(maker.url);
    await expect(followers).toBeHidden();
    await page.getByRole('link', { name: '1 following' }).click();
    await expect(names(page, 'Following')).toHaveText([new RegExp(friend.fullName)]);
    // A line leads to the user.
    await names(page, 'Following').first().click();
    await expect(page).toHaveURL(friend.url);
    await expect(page.getByRole('heading', { name: friend.fullName })).toBeVisible();
    await page.getByRole('link', { name: '1 follower', exact: true }).click();
    await expect(names(page, 'Followers')).toHaveText([new RegExp(maker.fullName)]);
  },
);

withMaker('who hides their follows shows numbers alone', async ({ page, maker, friend }) => {
  expect(friend.username).not.toBe('');
  await maker.call('UserPreferencesResource/update', { show_follows: false });
  await page.goto(`${maker.url}?people=followers`);
  await expect(page.getByText('2 followers')).toBeVisible();
  await expect(page.getByRole('link', { name: '2 followers' })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

withMaker(
  'a visitor sees the lists, and is asked in when they follow',
  async ({ page, maker, fan, friend }) => {
    expect([fan.username, friend.username]).not.toContain('');
    await page.goto(maker.url);
    await page.getByRole('link', { name: '2 followers' }).click();
    await expect(names(page, 'Followers')).toHaveCount(2);
    const dialog = page.getByRole('dialog', { name: 'Followers' });
    await dialog.getByRole('button', { name: 'Follow', exact: true }).first().click();
    await expect(page.getByRole('dialog', { name: 'Sign up' })).toContainText(
      `Make an account to follow ${friend.fullName}.`,
    );
  },
);

test('an empty list says what to do', async ({ context, page, user }) => {
  await user.enter(context);
  await page.goto(user.url);
  await page.getByRole('link', { name: '0 followers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Followers' });
  await expect(dialog).toContainText('Who follows you stands here.');
  await dialog.getByRole('link', { name: 'Invite friends' }).click();
  await expect(page).toHaveURL('/settings/invites/');
});
