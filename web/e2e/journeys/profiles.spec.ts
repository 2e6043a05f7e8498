import { answered } from '../answered.ts';
import { expect, test } from '../journey.ts';
import { photograph } from '../photographs.ts';
import type { User } from '../user.ts';

/** A user with a pin of their own, and one saved from another pinner. */
const withMaker = test.extend<{ maker: User }>({
  maker: async ({ world, makeUser }, use) => {
    const maker = await makeUser('Mirel', 'Anand');
    const board = await maker.createBoard('Morning light');
    await maker.createPin({ board, photograph: photograph('leaf'), title: 'Morning leaf' });
    const pin_id = world.pins[0]?.id;
    await maker.call('RepinResource/create', { pin_id, board_id: board.id, title: 'Kept' });
    await use(maker);
  },
});

withMaker('a profile shows apart what its user made', async ({ page, maker }) => {
  await page.goto(maker.url);
  const tabs = page.getByRole('navigation', { name: 'Profile' });
  const cards = page.getByRole('main').locator('[data-index]');
  await tabs.getByRole('link', { name: 'Pins' }).click();
  await expect(cards).toHaveCount(2);
  await tabs.getByRole('link', { name: 'Created' }).click();
  await expect(page).toHaveURL(`${maker.url}?view=created`);
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole('link', { name: 'Morning leaf' }).first()).toBeVisible();
  await page.reload();
  await expect(cards).toHaveCount(1);
});

withMaker('what a profile and a board publish can be read as a feed', async ({ page, maker }) => {
  await page.goto(maker.url);
  const feed = page.locator('link[rel="alternate"][type="application/rss+xml"]');
  const address = (await feed.getAttribute('href')) ?? '';
  expect(address).toContain(`${maker.url}feed.rss`);
  const answer = await page.request.get(new URL(address).pathname);
  expect(answer.headers()['content-type']).toContain('application/rss+xml');
  const xml = await answer.text();
  expect(xml).toContain('<title>Morning leaf</title>');
  const picture = /<enclosure url="([^"]+)"/.exec(xml)?.[1] ?? '';
  expect((await page.request.get(new URL(picture).pathname)).headers()['content-type']).toMatch(
    /^image\//,
  );
  const ofBoard = await page.request.get(`${maker.url}morning-light.rss`);
  expect(await ofBoard.text()).toContain('<title>Morning leaf</title>');
});

test('who made nothing yet is told how to', async ({ context, page, user }) => {
  await user.enter(context);
  await page.goto(`${user.url}?view=created`);
  await expect(page.getByText('Pins of your own pictures stand here.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Create a pin' }).click();
  await expect(page).toHaveURL('/pin/create/');
});

test('the address of a profile is shared', { tag: '@both' }, async ({
  context,
  page,
  user,
  isMobile,
}) => {
  await user.enter(context);
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      share: async ({ url }: { url: string }) => void shared.push(`panel ${url}`),
    });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void shared.push(`copied ${text}`) },
    });
  });
  await page.goto(user.url);
  await page.getByRole('main').getByRole('button', { name: 'Share' }).click();
  const sheet = page.getByRole('dialog', { name: 'Share' });
  // The link says who sent it, as soon as that is known.
  await expect(sheet.getByText(/\?invite_code=/)).toBeVisible();
  const [way, button] = isMobile ? ['panel', 'Share with an app'] : ['copied', 'Copy link'];
  await sheet.getByRole('button', { name: button }).click();
  await expect(sheet).toBeHidden();
  const shared = await page.evaluate(() => (window as unknown as { shared: string[] }).shared);
  expect(shared).toHaveLength(1);
  const [before, code] = shared[0]?.split('?invite_code=') ?? [];
  expect(before).toBe(`${way} ${new URL(user.url, page.url()).href}`);
  expect(code).toMatch(/^\w+$/);
});

withMaker(
  'the pins of profiles are shown smaller',
  { tag: '@both' },
  async ({ context, page, maker, isMobile }) => {
    await maker.enter(context);
    await page.goto(`${maker.url}?view=pins`);
    const main = page.getByRole('main');
    const grid = main.getByRole('list', { name: 'Pins' });
    const columns = () => grid.evaluate((list) => getComputedStyle(list).getPropertyValue('--fit'));
    const words = grid.getByText('Morning leaf').first();
    await expect.poll(columns).toBe(isMobile ? '2' : '5');
    await expect(words).toBeVisible();
    await main.getByRole('button', { name: 'Size of pins' }).click();
    const panel = page.getByRole('dialog', { name: 'Size of pins' });
    await answered(page, 'BoardsResource/update', () =>
      panel.getByRole('radio', { name: 'Compact' }).check(),
    );
    await expect.poll(columns).toBe(isMobile ? '3' : '7');
    await expect(words).toBeHidden();
    await page.reload();
    await expect.poll(columns).toBe(isMobile ? '3' : '7');
    await expect(grid.locator('[data-index]')).toHaveCount(2);
  },
);
