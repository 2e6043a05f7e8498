import type { Page } from '@playwright/test';
import { expect, takenOver, test } from '../journey.ts';
import { photograph } from '../photographs.ts';
import { signUp, skipFlow } from '../signUp.ts';

/** The grid card of a pin. */
function card(page: Page, title: string) {
  return page.getByRole('main').getByRole('link', { name: title, exact: true });
}

test('from signing up to a pin that strangers read', { tag: '@both' }, async ({
  page,
  browser,
  world,
  baseURL,
}) => {
  // A word of no other pin, so that the search can only mean this pin.
  const word = `quarrel${crypto.randomUUID().slice(0, 8)}`;
  const title = `Armchair for ${word}`;
  const description = 'Ochre velvet, a pale armchair and a plant that needs little.';
  const board = `Rooms ${word}`;

  const firstTime = page.getByText('This is your home feed.');

  await test.step('sign up', async () => {
    await page.goto('/');
    await takenOver(page);
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
    const account = { email: `${word}@pins.test`, password: 'correct horse battery' };
    await signUp(page.getByRole('dialog', { name: 'Sign up' }), account);
    await skipFlow(page);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Your profile' })).toBeVisible();
    await expect(firstTime).toBeVisible();
  });

  await test.step('create a board', async () => {
    await page.getByRole('link', { name: 'Your profile' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Create board' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(board);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: board })).toBeVisible();
  });
  const boardPage = page.url();
  const profilePage = new URL('..', boardPage).href;

  await test.step('upload a photograph', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Create a pin' }).click();
    await page
      .getByLabel('Choose a picture or a video, or drop it here')
      .setInputFiles(photograph('armchair'));
    await expect(page.getByRole('img', { name: 'What you chose' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await page.getByRole('textbox', { name: 'Description' }).fill(description);
    await page.getByRole('button', { name: /^Board:/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: board }).click();
    await expect(page.getByText('Ready to publish')).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('status').getByText(`Published to ${board}`)).toBeVisible();
  });

  await test.step('search finds it soon', async () => {
    const data = JSON.stringify({ options: { query: word, scope: 'pins' } });
    const find = async () => {
      const params = { source_url: '/', data };
      const found = await page.request.get('/resource/BaseSearchResource/get/', { params });
      return JSON.stringify(await found.json());
    };
    await expect.poll(find).toContain(title);
  });

  await test.step('the close-up stands upright and says what was written', async () => {
    await expect(page).toHaveURL(/\/pin\/\d+\/$/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(description)).toBeVisible();
    const picture = page.getByRole('link', { name: 'Open the original picture' }).getByRole('img');
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalHeight > img.naturalWidth))
      .toBe(true);
  });
  const pinPage = page.url();

  await test.step('it is in the four places', async () => {
    await page.goto(boardPage);
    await expect(card(page, title)).toBeVisible();
    await page.goto(profilePage);
    await page.getByRole('link', { name: 'Pins', exact: true }).click();
    await expect(card(page, title)).toBeVisible();
    await page.goto('/');
    await expect(card(page, title)).toBeVisible();
    await expect(firstTime).toBeHidden();
    const search = page.getByRole('combobox', { name: 'Search for ideas and people' });
    await search.fill(word);
    await search.press('Enter');
    await expect(page).toHaveURL(/\/search\/pins\/\?q=/);
    await expect(card(page, title)).toBeVisible();
    await card(page, title).click();
    await expect(page).toHaveURL(pinPage);
  });

  await test.step('save another pinner’s pin', async () => {
    const theirs = world.pins[17] as (typeof world.pins)[number];
    await page.goto(`/pin/${theirs.id}/`);
    await page.getByRole('article').getByRole('button', { name: board }).click();
    await page.getByRole('dialog').getByRole('button', { name: board }).click();
    await expect(page.getByRole('status').getByText(`Saved to ${board}`)).toBeVisible();
    await expect(page.getByRole('article').getByRole('button', { name: 'Saved' })).toBeVisible();
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await expect(page).toHaveURL(boardPage);
    await expect(card(page, theirs.title)).toBeVisible();
    await expect(card(page, title)).toBeVisible();
    await expect(page.getByText('2 pins')).toBeVisible();
  });

  await test.step('log out', async () => {
    await page.goto('/settings/account-settings/');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible();
    await page.goto('/settings/account-settings/');
    await expect(page).toHaveURL(/\/login\//);
  });

  await test.step('a stranger without script reads it', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const stranger = await plain.newPage();
    await stranger.goto(pinPage);
    await expect(stranger).toHaveTitle(new RegExp(title));
    await expect(stranger.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(stranger.getByText(description)).toBeVisible();
    const picture = stranger.getByRole('link', { name: 'Open the original picture' });
    await expect(picture.getByRole('img')).toBeVisible();
    const related = stranger.getByRole('main').locator('[data-pin] a[href^="/pin/"]');
    expect(await related.count()).toBeGreaterThan(5);
    await related.first().click();
    await expect(stranger).toHaveURL(/\/pin\/\d+\/$/);
    await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
    await plain.close();
  });
});
