import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { photograph } from '../photographs.ts';

test.describe('what a reader without a browser gets', () => {
  test('a pin: words, picture, related pins, structured data', async ({ request, world }) => {
    const pin = world.pins[3] as (typeof world.pins)[number];
    const response = await request.get(`/pin/${pin.id}/`);
    await expect(response).toBeOK();
    const html = await response.text();
    expect(html).toMatch(new RegExp(`<h1[^>]*>${pin.title}</h1>`));
    expect(html).toContain(pin.description);
    expect(html).toMatch(/<img [^>]*src="[^"]*\/(564x|736x)\/[^"]+\.jpg"/);
    expect(html).toContain(`<link rel="canonical" href="${response.url()}">`);
    expect(html).toContain('<meta property="og:image"');
    const links = [...html.matchAll(/<a [^>]*href="(\/pin\/\d+\/)"/g)].map(([, path]) => path);
    const related = new Set(links.filter((path) => path !== `/pin/${pin.id}/`));
    expect(related.size).toBeGreaterThan(5);
    const [, json] = /<script type="application\/ld\+json">(.+?)<\/script>/s.exec(html) ?? [];
    expect(JSON.stringify(JSON.parse(json ?? 'null'))).toContain(pin.title);
  });

  test('a pin by an address with words in it is the same pin', async ({ request, world }) => {
    const pin = world.pins[0] as (typeof world.pins)[number];
    const html = await (await request.get(`/pin/armchair-by-the-window--${pin.id}/`)).text();
    expect(html).toContain(`/pin/${pin.id}/"`);
    expect(html).toContain(pin.title);
  });

  test('robots, sitemap and a board’s feed lead to what is public', async ({ request, world }) => {
    const robots = await (await request.get('/robots.txt')).text();
    const [, sitemap] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
    expect(sitemap).toBeTruthy();
    const pages = await request.get(sitemap as string);
    await expect(pages).toBeOK();
    expect(await pages.text()).toContain('<loc>');
    const [board] = world.boards;
    const feed = await request.get(board.url.replace(/\/$/, '.rss'));
    await expect(feed).toBeOK();
    expect(feed.headers()['content-type']).toContain('xml');
    expect(await feed.text()).toContain(world.pins[0]?.title);
  });

  test('what is not there is said with 404, in a page', async ({ request }) => {
    for (const path of ['/pin/1/', '/nobody-by-this-name/', '/nobody-by-this-name/board/']) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(404);
      expect(await response.text()).toContain('Nothing here');
    }
  });
});

test.describe('what a browser without script shows', () => {
  // The browser says of every script that it does not run it.
  test.use({ javaScriptEnabled: false, expected: /\.js csp$/ });

  test('a board’s sections with their covers, and a section’s pins', { tag: '@both' }, async ({
    page,
    user,
  }) => {
    const board = await user.createBoard('Rooms');
    const newPin = (title: string, name: 'armchair' | 'leaf') =>
      user.createPin({ board, photograph: photograph(name), title });
    const armchair = await newPin('Ochre armchair', 'armchair');
    await newPin('Monstera', 'leaf');
    const address = await user.createSection(board, 'Reading', [armchair]);

    await page.goto(board.url);
    const main = page.getByRole('main');
    const card = main
      .getByRole('list', { name: 'Sections' })
      .getByRole('link', { name: 'Reading' });
    await expect(card).toHaveAttribute('href', address);
    await expect(card.getByText('1 pin')).toBeVisible();
    await expectDrawn(card.locator('img'));
    await expectPin(page, 'Monstera');

    await card.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Reading' })).toBeVisible();
    await expectPin(page, 'Ochre armchair');
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  });
});

/** Expects a pin in the grid that leads to its page, with its picture drawn. */
async function expectPin(page: Page, title: string) {
  const link = page.getByRole('main').getByRole('link', { name: title, exact: true });
  await expect(link).toHaveAttribute('href', /^\/pin\/\d+\/$/);
  await expectDrawn(link.locator('img'));
}

/** Expects pictures that were found, and not only their places. */
async function expectDrawn(pictures: Locator) {
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  await expect(pictures).not.toHaveCount(0);
}
