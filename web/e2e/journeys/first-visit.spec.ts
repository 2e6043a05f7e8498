import type { Page } from '@playwright/test';
import {
  hiddenInView,
  largestUnnamed,
  missing,
  notAsDrawn,
  outOfSight,
  picturesOf,
  scriptsOf,
  slowDown,
} from '../firstVisit.ts';
import { APP, holdBack } from '../holdBack.ts';
import { expect, test } from '../journey.ts';
import { photograph } from '../photographs.ts';
import { signUp } from '../signUp.ts';
import type { World } from '../world.ts';

test('a visitor reads without the app, saves before it is there, and is asked to sign up', {
  tag: '@both',
}, async ({ page, world, isMobile }) => {
  const come = await holdBack(page, APP);
  const hurry = isMobile ? await slowDown(page) : undefined;
  const pin = world.pins[3];
  await page.goto(`/pin/${pin?.id}/`);
  await expect(page.getByRole('heading', { level: 1, name: pin?.title ?? '' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a reaction' })).toBeVisible();
  expect(await scriptsOf(page)).toEqual([expect.stringMatching(/\/loader-[^/]+$/)]);

  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect.poll(() => scriptsOf(page)).not.toHaveLength(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  come();
  const form = page.getByRole('dialog', { name: 'Sign up' });
  await expect(form).toBeVisible();
  await hurry?.();
  await signUp(form, {
    email: `${crypto.randomUUID()}@pins.test`,
    password: 'correct horse battery',
  });
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
  const wanted = await page.evaluate(() => sessionStorage.getItem('wanted'));
  expect(JSON.parse(wanted ?? 'null')).toEqual({ unauthSavePinId: pin?.id });
});

test('the first pages that a server draws are whole', ({ world }) => {
  expect(world.coldFaults).toEqual([]);
});

test('what a visitor types before the app is there is suggested for when it is', {
  tag: '@both',
}, async ({ page, world }) => {
  const come = await holdBack(page, APP);
  await page.goto(`/pin/${world.pins[3]?.id}/`);
  const search = page.getByRole('combobox').first();
  await search.pressSequentially(world.pins[3]?.title.slice(0, 4) ?? '');
  come();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(search).toHaveValue(world.pins[3]?.title.slice(0, 4) ?? '');
});

test('a visitor who only scrolls is shown more before the end', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('article').first()).toBeVisible();
  expect(await scriptsOf(page)).toHaveLength(1);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => scriptsOf(page)).not.toHaveLength(1);
});

test.describe('what is below a phone’s first screen', () => {
  const cards = (page: Page) => page.getByRole('main').getByRole('article');
  const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

  test('is drawn once its reader moves, and nothing else moves by it', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/');
    const [few, before] = [await cards(page).count(), await height(page)];
    // No further than where the app would come.
    await page.evaluate(() => window.scrollTo(0, 1));
    await expect.poll(() => cards(page).count()).toBeGreaterThan(few);
    expect(await height(page)).toBe(before);
    expect(await scriptsOf(page)).toHaveLength(1);
  });

  test.describe('without the loader', () => {
    test.use({ expected: /ERR_FAILED/ });

    test('is drawn after a while', { tag: '@phone' }, async ({ page }) => {
      await page.route(/\/assets\/loader-/, (route) => route.abort());
      await page.goto('/');
      const few = await cards(page).count();
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish();
      });
      expect(await cards(page).count()).toBeGreaterThan(few);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, expected: /csp$/ });

    test('is there at once', { tag: '@phone' }, async ({ page }) => {
      await page.goto('/');
      expect(await cards(page).count()).toBeGreaterThan(8);
    });
  });
});

// Each page in a browser of its own: one that has a larger file already uses that. The sizes of the
// shop's are looked at where something is for sale (`shopping.spec.ts`).
for (const [what, address] of [
  ['welcome', () => '/'],
  ['pin', ({ pins }) => `/pin/${pins[0]?.id}/`],
  ['board', ({ boards }) => boards[0].url],
  ['board in a row', ({ employees }) => employees?.row ?? ''],
  ['board with sections', ({ employees }) => employees?.board ?? ''],
  ['profile', ({ owner }) => owner.url],
  ['pins of a profile', ({ owner }) => `${owner.url}?view=pins`],
  ['created', ({ owner }) => `${owner.url}?view=created`],
  ['section', ({ employees }) => employees?.section ?? ''],
  ['article', ({ employees }) => employees?.article ?? ''],
  ['search', ({ pins }) => `/search/pins/?q=${pins[3]?.title.split(' ')[0]}`],
  ['topic', () => '/topics/interiors/'],
  ['ideas', () => '/ideas/'],
  ['category', () => '/ideas/interiors/0/'],
  ['Today', () => '/today/'],
] as [string, (world: World) => string][]) {
  test(`pictures come as large as they are drawn, the largest first, on a phone when they are seen: ${what}`, {
    tag: '@both',
  }, async ({ page, world, isMobile }) => {
    // What moves is the reader alone: the app would draw other pictures.
    await holdBack(page, APP);
    const path = address(world);
    const asked = picturesOf(page);
    // Once the index has followed; an address is kept for half a minute.
    await expect(async () => {
      asked.clear();
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}at=${crypto.randomUUID()}`);
      await expect(page.locator('main img').first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
    if (isMobile) expect(await outOfSight(page, asked)).toEqual([]);
    expect(await largestUnnamed(page)).toEqual([]);
    expect(await notAsDrawn(page)).toEqual([]);
    if (isMobile) expect(await hiddenInView(page)).toEqual([]);
  });
}

test('portraits below a phone’s screen come when they are seen', { tag: '@phone' }, async ({
  page,
  user,
}) => {
  const { id } = await user.upload(photograph('leaf'));
  await user.call('UserResource/update', { picture_upload_id: id });
  const board = await user.createBoard('Rooms');
  const pin = await user.createPin({
    board,
    photograph: photograph('armchair'),
    title: 'An armchair',
  });
  await user.call('AggregatedCommentResource/create', { pin_id: pin.id, text: 'It is mine.' });
  await holdBack(page, APP);
  const asked = picturesOf(page);
  await page.goto(`/pin/${pin.id}/`);
  const comment = page.getByRole('article', { name: `Comment by ${user.fullName}` });
  await expect(comment).not.toBeInViewport();
  expect(await outOfSight(page, asked)).toEqual([]);
  const before = asked.size;
  await comment.scrollIntoViewIfNeeded();
  await expect.poll(() => asked.size).toBeGreaterThan(before);
  expect(await missing(page)).toEqual([]);
});

test('a user sees the picture of a pin before the app draws it in the same place, and once', {
  tag: '@both',
}, async ({ page, user, world }) => {
  await user.enter(page.context());
  const come = await holdBack(page, APP);
  await page.goto(`/pin/${world.pins[0]?.id}/`, { waitUntil: 'commit' });
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/(\d+x|originals)\//.test(name))
        .map(({ name }) => name),
    );
  await expect.poll(fetched).toHaveLength(1);
  const [first = ''] = await fetched();
  // A wide window only asks for it.
  const shown = page.locator('.first-picture');
  const isPhone = await page.evaluate(() => window.innerWidth < 768);
  await expect(shown).toBeVisible({ visible: isPhone });
  const place = await shown.boundingBox();
  come();
  const drawn = page.locator('[data-closeup] img').first();
  await expect(drawn).toBeVisible();
  if (place) expect(await drawn.boundingBox()).toEqual(place);
  await expect(shown).toBeHidden();
  await expect
    .poll(() => drawn.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toBe(first);
  expect((await fetched()).filter((address) => address === first)).toEqual([first]);
});
