import { expect, test } from '../journey.ts';

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
