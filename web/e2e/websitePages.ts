import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { photograph } from './photographs.ts';

/** What a page says of a recipe. */
export const RECIPE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'One-pan lemon chicken',
  image: '/guitar.jpg',
  prepTime: 'PT15M',
  cookTime: 'PT1H',
  totalTime: 'PT1H15M',
  recipeYield: '4 servings',
  suitableForDiet: 'https://schema.org/GlutenFreeDiet',
  aggregateRating: { ratingValue: '4.87', ratingCount: '213' },
  recipeIngredient: [
    '8 bone-in chicken thighs',
    '2 lemons',
    '4 cloves garlic (minced)',
    '3 tbsp olive oil',
    '1/2 cup feta',
  ],
  recipeInstructions: ['Heat the oven.', 'Roast for an hour.'],
};

/** A page of another website, at an address of its own for each test. */
export async function write(
  domain: string,
  about: { name?: string; headline?: string; [more: string]: unknown },
) {
  const url = `http://${domain}/${crypto.randomUUID()}`;
  const title = about.name ?? about.headline ?? '';
  const body = `<title>${title}</title><meta property="og:site_name" content="Weeknight Table">
    <meta name="description" content="As good as it looks.">
    <script type="application/ld+json">${JSON.stringify(about)}</script>
    <img src="/pixel.gif" width="1" height="1"><img src="/missing.jpg" width="400" height="300" alt="Missing">`;
  await fetch(`http://${domain}/guitar.jpg`, {
    method: 'PUT',
    body: new Uint8Array(readFileSync(photograph('guitar'))),
  });
  await fetch(url, { method: 'PUT', body });
  return url;
}

/** Looks until the page behind the pin has been read. */
export async function panel(page: Page, name: string) {
  const region = page.getByRole('region', { name });
  await expect(async () => {
    await page.reload();
    await expect(region).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return region;
}
