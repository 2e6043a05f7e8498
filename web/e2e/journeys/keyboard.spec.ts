import { APP, holdBack } from '../holdBack.ts';
import { expect, takenOver, test } from '../journey.ts';

test('the slash leads to the search, arrows to a suggestion, Escape away', async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('combobox', { name: 'Search for ideas and people' });
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(search).toBeFocused({ timeout: 500 });
  }).toPass();
  await search.pressSequentially('leat');
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(search).toHaveValue('leat');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toHaveCount(1);
  const words = (await chosen.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/pins\/\?q=.*rs=autocomplete/);
  await expect(search).toHaveValue(words);
  // What was searched for stands below the empty field, and is forgotten when told.
  await page.goto('/');
  await search.click();
  await page.getByRole('button', { name: `Remove ${words} from recent searches` }).click();
  await expect(options.last()).toHaveText('Search with a picture');
  await expect(page.getByRole('option', { name: /Recent$|^Clear recent/ })).toHaveCount(0);
});

test('arrows walk the grid, Enter opens, going back returns', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('main').locator('[data-index]');
  const link = (index: number) =>
    page.getByRole('main').locator(`[data-index="${index}"] a`).first();
  await expect(cards.first()).toBeVisible();
  await link(0).focus();
  await expect(async () => {
    await link(0).focus();
    await page.keyboard.press('ArrowRight');
    await expect(link(1)).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('ArrowDown');
  await expect(link(1)).not.toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(link(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(link(0)).toBeFocused();
  const name = (await link(0).getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(link(0)).toBeVisible();
});

test('the skip link leads to the page, and the way back to the page before', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').locator('[data-index="0"] a').first().click();
  await page.waitForURL(/\/pin\//);
  await takenOver(page);
  const address = page.url();
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('the board picker opens, saves and closes by keys, and gives the focus back', async ({
  context,
  page,
  user,
  world,
}) => {
  await user.enter(context);
  await user.createBoard('Chairs');
  await user.createBoard('Lamps');
  await page.goto(`/pin/${world.pins[9]?.id}/`);
  const opener = page.getByRole('article').getByRole('button', { name: 'Choose board' });
  const picker = page.getByRole('dialog', { name: 'Save to board' });
  const field = picker.getByRole('textbox', { name: 'Search your boards' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('button', { name: 'Lamps' })).toBeVisible();
  await page.keyboard.type('lam');
  await expect(picker.getByRole('button', { name: 'Chairs' })).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('Saved to Lamps')).toBeVisible();
  await expect(picker).toBeHidden();
  await expect(page.getByRole('article').getByRole('button', { name: 'Lamps' })).toBeFocused();
});

test('who has scrolled before the app took over stays there', async ({ page }) => {
  const begin = await holdBack(page, APP);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('article').nth(10)).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 900));
  begin();
  // The app has taken over when it answers the key. On a phone, whose search
  // field is not always in sight, the key itself would scroll.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox').first()).toBeFocused({ timeout: 250 });
  }).toPass();
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});
