import { expect, test } from '../journey.ts';

test('below a pin stand more of its board, and the way there', async ({ page, world }) => {
  const pin = world.pins[3] as (typeof world.pins)[number];
  await page.goto(`/pin/${pin.id}/`);
  const strip = page.getByRole('region', { name: /^More from/ });
  await expect(strip.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'More like this' })).toBeVisible();
  const tile = strip.getByRole('listitem').nth(1).getByRole('link');
  const address = await tile.getAttribute('href');
  await tile.click();
  await expect(page).toHaveURL(address ?? '');
  await expect(strip.getByRole('listitem').first()).toBeVisible();
  await strip.getByRole('link', { name: /^See the board/ }).click();
  await page.waitForURL(({ pathname }) => world.boards.some((board) => board.url === pathname));
});
