import { answered } from '../answered.ts';
import { expect, takenOver, test } from '../journey.ts';
import { photograph } from '../photographs.ts';

/** Something about a topic that nothing else in this world is about. */
const withPins = test.extend<{ pinned: string }>({
  pinned: async ({ makeUser }, use) => {
    const maker = await makeUser('Noor', 'Haddad');
    const board = await maker.createBoard('Night sky');
    const title = `Moonlight ${crypto.randomUUID().slice(0, 8)}`;
    await maker.createPin({ board, photograph: photograph('lights'), title: `${title} telescope` });
    await use(title);
  },
});

/** The page of a topic, once the index has followed. */
const TOPIC = '/topics/stargazing/';

withPins(
  'a visitor reads a topic, and goes from ideas into a category',
  {
    tag: '@both',
  },
  async ({ page, pinned }) => {
    await expect
      .poll(async () => (await page.request.get(`${TOPIC}?at=${Math.random()}`)).text())
      .toContain(pinned);
    await page.goto(TOPIC);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Stargazing and telescopes' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(pinned) }).first()).toBeVisible();
    await takenOver(page);
    await page.getByRole('main').getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(
      page.getByText(/^Make an account to follow Stargazing and telescopes/),
    ).toBeVisible();
    await page.goto('/ideas/');
    await page
      .getByRole('list', { name: 'Ideas' })
      .getByRole('link', { name: 'Science and technology' })
      .click();
    await expect(page).toHaveURL(/\/ideas\/science\/\d+\/$/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Science and technology' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(pinned) }).first()).toBeVisible();
  },
);

test('a pin’s topic leads to its page, with more of it', async ({ page, context, user }) => {
  const board = await user.createBoard('Night sky');
  const sent = await user.upload(photograph('lights'));
  const title = `Comet ${crypto.randomUUID().slice(0, 8)}`;
  const pin = await user.createPinOf(sent, { board, title, topics: ['stargazing', title] });
  await expect
    .poll(async () => (await page.request.get(`${TOPIC}?at=${Math.random()}`)).text())
    .toContain(title);
  await user.enter(context);
  await page.goto(`/pin/${pin.id}/`);
  const topics = page.getByRole('list', { name: 'Topics' });
  await topics.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/search\/pins\/\?q=Comet/);
  await page.goBack();
  await topics.getByRole('link', { name: 'stargazing' }).click();
  await expect(page).toHaveURL(/\/ideas\/stargazing\/\d+\/$/);
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
});

withPins(
  'a user follows a topic, stops, and follows it again',
  { tag: '@both' },
  async ({ page, context, user }) => {
    await user.enter(context);
    await page.goto(TOPIC);
    const main = page.getByRole('main');
    const follow = main.getByRole('button', { name: 'Follow', exact: true });
    const following = main.getByRole('button', { name: 'Following' });
    await answered(page, 'InterestFollowResource/create', () => follow.click());
    await expect(following).toBeVisible();
    await answered(page, 'InterestFollowResource/delete', () => following.click());
    await expect(follow).toBeVisible();
    await answered(page, 'InterestFollowResource/create', () => follow.click());
    await page.reload();
    await expect(following).toBeVisible();
    await expect(main.getByText(/^\d+ followers?$/)).toBeVisible();
  },
);
