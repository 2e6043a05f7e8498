import type { Page } from '@playwright/test';
import { answered } from '../answered.ts';
import { expect, test } from '../journey.ts';
import { photograph } from '../photographs.ts';
import type { User } from '../user.ts';

/** A user with two boards and a pin on each. */
const withMaker = test.extend<{ maker: User; boards: { kept: string; other: string } }>({
  maker: async ({ makeUser }, use) => use(await makeUser('Mirel', 'Anand')),
  boards: async ({ maker }, use) => {
    const kept = await maker.createBoard('Morning light');
    const other = await maker.createBoard('Evening light');
    await maker.createPin({ board: kept, photograph: photograph('leaf'), title: 'Morning leaf' });
    await maker.createPin({
      board: other,
      photograph: photograph('lights'),
      title: 'Evening lamp',
    });
    await use({ kept: kept.url, other: other.url });
  },
});

/**
 * The titles of the first pins at home, in the order the server gave them. Opens
 * home anew: what one follows arrives there by a job, soon after.
 */
async function firstAtHome(page: Page, count: number): Promise<string[]> {
  await page.goto('/');
  const cards = page.getByRole('main').locator('[data-index]');
  await expect(cards.first()).toBeVisible();
  return cards.evaluateAll(
    (items, most) =>
      items
        .sort((a, b) => Number(a.getAttribute('data-index')) - Number(b.getAttribute('data-index')))
        .slice(0, most)
        .map((item) => item.querySelector('a')?.getAttribute('aria-label') ?? ''),
    count,
  );
}

withMaker.beforeEach(({ context, user }) => user.enter(context));

withMaker(
  'whom one follows comes first at home, until one stops',
  async ({ page, maker, boards }) => {
    expect(boards.kept).toContain(maker.url);
    await page.goto(maker.url);
    const follow = page.getByRole('main').getByRole('button', { name: 'Follow', exact: true });
    await answered(page, 'UserFollowResource/create', () => follow.click());
    const following = page.getByRole('main').getByRole('button', { name: 'Following' });
    await expect(following).toBeVisible();
    await expect(page.getByText('1 follower', { exact: true })).toBeVisible();
    const theirs = ['Evening lamp', 'Morning leaf'];
    await expect.poll(async () => (await firstAtHome(page, 2)).sort()).toEqual(theirs);
    await page.goto(maker.url);
    await answered(page, 'UserFollowResource/delete', () => following.click());
    await expect(follow).toBeVisible();
    await expect(page.getByText('0 followers')).toBeVisible();
    await page.reload();
    await expect(follow).toBeVisible();
  },
);

withMaker(
  'a board that one follows comes first, before newer pins of others',
  async ({ page, boards }) => {
    await page.goto(boards.kept);
    const follow = page.getByRole('main').getByRole('button', { name: 'Follow', exact: true });
    await answered(page, 'BoardFollowResource/create', () => follow.click());
    const following = page.getByRole('main').getByRole('button', { name: 'Following' });
    await expect(following).toBeVisible();
    await expect.poll(async () => (await firstAtHome(page, 1))[0]).toBe('Morning leaf');
    await page.goto(boards.kept);
    await answered(page, 'BoardFollowResource/delete', () => following.click());
    await expect(follow).toBeVisible();
  },
);

withMaker(
  'a visitor who wants to follow is asked in, and stays where they are',
  async ({ browser, baseURL, maker }) => {
    const visitor = await browser.newContext({ baseURL: baseURL ?? '' });
    const page = await visitor.newPage();
    await page.goto(maker.url);
    await page.getByRole('main').getByRole('button', { name: 'Follow', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign up' });
    await expect(dialog).toContainText(`Make an account to follow ${maker.fullName}.`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(maker.url);
    await visitor.close();
  },
);

withMaker(
  'what one follows stands apart, the newest first and nothing between',
  { tag: '@both' },
  async ({ page, maker, boards }) => {
    expect(boards.kept).toContain(maker.url);
    await page.goto('/?feed=following');
    const empty = page.getByText('Follow people and boards: what they save stands here');
    await expect(empty).toBeVisible();
    await page.goto(maker.url);
    const follow = page.getByRole('main').getByRole('button', { name: 'Follow', exact: true });
    await answered(page, 'UserFollowResource/create', () => follow.click());
    await page.goto('/');
    const feeds = page.getByRole('navigation', { name: 'Feeds' });
    await expect(feeds.getByRole('link', { name: 'For you' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await feeds.getByRole('link', { name: 'Following' }).click();
    await expect(page).toHaveURL('/?feed=following');
    // What one follows arrives there by a job, soon after.
    const titles = async () => {
      await page.reload();
      const cards = page.getByRole('main').locator('[data-index] a[data-open]');
      await expect(cards.first().or(empty)).toBeVisible();
      return cards.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
    };
    await expect.poll(titles).toEqual(['Evening lamp', 'Morning leaf']);
  },
);
