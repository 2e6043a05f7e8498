import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { photograph } from '../photographs.ts';
import { websites } from '../servers.ts';
import { panel, RECIPE, write } from '../websitePages.ts';

const PRODUCT = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Wool throw',
  brand: 'Fell',
  image: '/guitar.jpg',
  offers: {
    price: '79.90',
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    priceSpecification: { priceType: 'https://schema.org/ListPrice', price: '119.00' },
  },
};

const ARTICLE = {
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  headline: 'Old mill becomes a library',
  datePublished: '2024-05-31T08:00:00+02:00',
  author: [{ name: 'Ana Reis' }],
  image: '/guitar.jpg',
};

const FILM = {
  '@context': 'https://schema.org',
  '@type': 'VideoObject',
  name: 'How lamps are blown',
  duration: 'PT4M',
  embedUrl: 'https://www.youtube.com/embed/lamps',
};

/** Saves from this page to a board of the user, and goes to the pin. */
async function save(page: Page, url: string, title: string) {
  await page.goto('/pin/create/');
  await page.getByRole('textbox', { name: 'Address on the web' }).fill(url);
  await page.getByRole('button', { name: 'Find pictures' }).click();
  await expect(page.getByRole('radio', { name: 'Picture 1' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(url);
  await page.getByRole('button', { name: /^Board:/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'From elsewhere' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.waitForURL(/\/pin\/\d+\/$/);
}

// A picture that is not there is left out of the choice.
test.use({ expected: /page-pictures|400|404/ });

test('a recipe is saved from its website, and shows what it takes', async ({
  page,
  browser,
  context,
  user,
}) => {
  const domain = websites()[0] ?? '';
  await user.createBoard('From elsewhere');
  await user.enter(context);
  const url = await write(domain, RECIPE);
  await save(page, url, RECIPE.name);
  const recipe = await panel(page, RECIPE.name);
  await expect(recipe.getByText('1 hr 15 min')).toBeVisible();
  await expect(recipe.getByText('4.9 of 5 (213)')).toBeVisible();
  await expect(recipe.getByRole('heading', { name: 'Produce' })).toBeVisible();
  await expect(recipe.getByText('2 lemons')).toBeHidden();
  await expect(recipe.getByText('lemons', { exact: true })).toBeVisible();
  await expect(recipe.getByText('Gluten free')).toBeVisible();
  await recipe.getByText('Instructions').click();
  await expect(recipe.getByText('Roast for an hour.')).toBeVisible();

  // A viewer without scripts sees and reads the same, and search engines are told so.
  const bare = await browser.newContext({ javaScriptEnabled: false });
  const seen = await bare.newPage();
  await seen.goto(page.url());
  await expect(seen.getByRole('region', { name: RECIPE.name })).toHaveCSS('display', 'grid');
  await bare.close();
  const html = await (await fetch(page.url())).text();
  const words = html.split('<script type="application/json"')[0] ?? '';
  for (const text of [
    RECIPE.name,
    '1 hr 15 min',
    '4.9 of 5 (213)',
    'lemons',
    'Roast for an hour.',
  ]) {
    expect(words).toContain(text);
  }
  const told = html.split('<script type="application/ld+json">').slice(1);
  const data = told.map((part) => JSON.parse(part.split('</script>')[0] ?? ''));
  expect(data.find((one) => one['@type'] === 'Recipe')).toMatchObject({
    name: RECIPE.name,
    totalTime: 'PT1H15M',
    suitableForDiet: ['https://schema.org/GlutenFreeDiet'],
    aggregateRating: { ratingValue: 4.87, ratingCount: 213 },
    recipeIngredient: expect.arrayContaining(['2 lemons']),
  });
});

test('any address will do: a page is searched, a picture is taken at once', {
  tag: '@both',
}, async ({ page, context, user }) => {
  const domain = websites()[0] ?? '';
  const url = `http://${domain}/${crypto.randomUUID()}.jpg`;
  const site = await write(domain, PRODUCT);
  await fetch(url, { method: 'PUT', body: new Uint8Array(readFileSync(photograph('leaf'))) });
  await user.createBoard('From elsewhere');
  await user.enter(context);
  await page.goto('/pin/create/');
  const address = page.getByRole('textbox', { name: 'Address on the web' });
  await address.fill(site);
  await address.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(PRODUCT.name);
  await expect(page.getByRole('radio', { name: 'Picture 1' })).toBeChecked();
  await address.fill(url);
  await address.press('Enter');
  await expect(page.getByRole('radio')).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'Picture 1' })).toBeChecked();
  await page.getByRole('textbox', { name: 'Title' }).fill('A leaf from elsewhere');
  await page.getByRole('button', { name: /^Board:/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'From elsewhere' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { name: 'A leaf from elsewhere' })).toBeVisible();
});

test('something for sale shows its price and whether it can be had', async ({
  page,
  context,
  user,
}) => {
  const domain = websites()[0] ?? '';
  await user.createBoard('From elsewhere');
  await user.enter(context);
  const url = await write(domain, PRODUCT);
  await save(page, url, PRODUCT.name);
  const product = await panel(page, PRODUCT.name);
  for (const words of ['Fell', '€79.90', 'In stock']) {
    await expect(product.getByText(words)).toBeVisible();
  }
  await expect(product.getByRole('link', { name: 'View at Weeknight Table' })).toHaveAttribute(
    'href',
    url,
  );

  // The brand is for signed-in viewers, the price for all.
  const html = await (await fetch(page.url())).text();
  expect(html).toContain('€79.90');
  expect(html).toContain('"price":79.9');
  expect(html).not.toContain('Fell');
});

test('a film is played on the pin’s page, once that is wanted', { tag: '@both' }, async ({
  page,
  context,
  user,
}) => {
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>The film begins</p>' });
  });
  const board = await user.createBoard('From elsewhere');
  const link = await write(websites()[0] ?? '', FILM);
  const pin = await user.createPin({
    board,
    photograph: photograph('lights'),
    title: 'Film',
    link,
  });
  await user.enter(context);
  await page.goto(`/pin/${pin.id}/`);
  const film = await panel(page, FILM.name);
  await expect(film.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
  await film.getByRole('button', { name: 'Watch here on YouTube' }).click();
  const frame = film.getByTitle(`${FILM.name} on YouTube`);
  await expect(frame.contentFrame().getByText('The film begins')).toBeVisible();
  expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/lamps']);
  // It can neither leave the page nor open another.
  await expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-presentation',
  );
});

test('an article shows where it stands, by whom and from when', async ({ page, context, user }) => {
  const domain = websites()[0] ?? '';
  await user.createBoard('From elsewhere');
  await user.enter(context);
  await save(page, await write(domain, ARTICLE), ARTICLE.headline);
  const article = await panel(page, ARTICLE.headline);
  await expect(article.getByText('By Ana Reis · May 31, 2024')).toBeVisible();
});
