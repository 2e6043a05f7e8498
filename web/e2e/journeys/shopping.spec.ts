import { notAsDrawn } from '../firstVisit.ts';
import { APP, holdBack } from '../holdBack.ts';
import { expect, takenOver, test } from '../journey.ts';
import { photograph } from '../photographs.ts';
import { websites } from '../servers.ts';
import { write } from '../websitePages.ts';

/** A sofa and a telescope on websites that sell them, by a word that nothing else here has. */
const withGoods = test.extend<{ word: string }>({
  word: async ({ makeUser }, use) => {
    const domain = websites()[0] ?? '';
    const word = `chair${crypto.randomUUID().slice(0, 8)}`;
    const maker = await makeUser('Noor', 'Haddad');
    const board = await maker.createBoard('Chairs');
    for (const [title, price, photo] of [
      ['Oak sofa', '20.00', 'armchair'],
      ['Walnut telescope', '400.00', 'guitar'],
    ] as const) {
      const product = {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: title,
        offers: { '@type': 'Offer', price, priceCurrency: 'EUR' },
      };
      const link = await write(domain, product);
      await maker.createPin({
        board,
        photograph: photograph(photo),
        title: `${title} ${word}`,
        link,
      });
    }
    await use(word);
  },
});

withGoods(
  'a visitor looks for things to buy, and narrows them by price and by topic',
  { tag: '@both' },
  async ({ page, word }) => {
    const address = `/search/pins/?q=${word}`;
    const shop = `/search/buyable_pins/?q=${word}`;
    // Once the pages have been read and the index has followed.
    await expect
      .poll(async () => {
        const html = await (await page.request.get(`${shop}&at=${Math.random()}`)).text();
        return ['€20.00', '€400.00'].filter((price) => html.includes(price)).length;
      })
      .toBe(2);
    await page.goto(address);
    await page.getByRole('link', { name: 'Shop', exact: true }).click();
    const cheap = page.getByRole('link', { name: `Oak sofa ${word}` }).first();
    const dear = page.getByRole('link', { name: `Walnut telescope ${word}` }).first();
    await expect(cheap).toBeVisible();
    await expect(dear).toBeVisible();
    const card = page.locator('article', { has: cheap });
    await expect(card.getByText('€20.00')).toBeVisible();
    await expect(card.getByText('Weeknight Table')).toBeVisible();
    await takenOver(page);
    const narrow = page.getByRole('navigation', { name: 'Narrow by price and shop' });
    await narrow.getByRole('link', { name: 'Up to €100' }).click();
    await expect(page).toHaveURL(/price_max=100&currency=EUR/);
    await expect(dear).toBeHidden();
    await expect(cheap).toBeVisible();
    // What was chosen is taken back by another tap.
    await narrow.getByRole('link', { name: 'Up to €100' }).click();
    await expect(dear).toBeVisible();
    const topics = page.getByRole('navigation', { name: 'Narrow by topic' });
    const sofas = topics.getByRole('link', { name: 'Sofas and armchairs' });
    await sofas.click();
    await expect(page).toHaveURL(/category=\d+/);
    await expect(dear).toBeHidden();
    await expect(cheap).toBeVisible();
    await page.reload();
    await expect(cheap).toBeVisible();
    await expect(dear).toBeHidden();
    // Both at once fit nothing, and there is a way out.
    await page.goto(`${page.url()}&price_max=1&currency=EUR`);
    await page.getByRole('link', { name: 'Remove filters' }).click();
    await expect(dear).toBeVisible();
  },
);

withGoods('what is for sale has a page', { tag: '@both' }, async ({ page, word }) => {
  await expect
    .poll(async () => (await page.request.get(`/shopping/?at=${Math.random()}`)).text())
    .toContain(`Walnut telescope ${word}`);
  // Drawn by the server alone.
  const come = await holdBack(page, APP);
  // The page without a query may be kept from before for half a minute.
  await page.goto(`/shopping/?at=${word}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await expect(page.getByRole('link', { name: `Walnut telescope ${word}` }).first()).toBeVisible();
  expect(await notAsDrawn(page)).toEqual([]);
  come();
  await page.goto('/shopping/nothing/1/');
  await expect(page).toHaveURL(/\/shopping\/[a-z-]+\/1\/$/);
});
