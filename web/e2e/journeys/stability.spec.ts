import type { Page } from '@playwright/test';
import { expect, takenOver, test } from '../journey.ts';
import { photograph } from '../photographs.ts';
import { websites } from '../servers.ts';
import { panel, RECIPE, write } from '../websitePages.ts';

/** Begins to add up how far things jump on every page of this browser. */
async function measureShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        const moves = entry.sources.map(({ node, previousRect, currentRect }) => {
          const [before, after] = [previousRect, currentRect].map(({ x, y, width, height }) =>
            [x, y, width, height].join(' '),
          );
          return `${node?.className ?? 'text'} from ${before} to ${after}`;
        });
        if (!entry.hadRecentInput) shifts.push(`${entry.value}: ${moves.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

/** Scrolls in steps, as a wheel does, until the page is `to` pixels down. */
async function scrollTo(page: Page, to: number): Promise<void> {
  for (let at = 300; at <= to; at += 300) {
    await page.evaluate(async (top) => {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, at);
  }
  await page.waitForLoadState('networkidle');
}

/** Holds what is asked of an address until it is let go. */
async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

for (const viewer of ['visitor', 'signed in']) {
  test(`${viewer}: nothing jumps at home and in the close-up`, { tag: '@both' }, async ({
    context,
    page,
    user,
    world,
  }) => {
    if (viewer === 'signed in') await user.enter(context);
    await measureShifts(page);
    for (const path of ['/', `/pin/${world.pins[12]?.id}/`]) {
      await page.goto(path);
      await takenOver(page);
      await page.waitForLoadState('networkidle');
      await scrollTo(page, 2_400);
      expect(await shiftsOf(page), path).toEqual([]);
    }
  });
}

test('nothing jumps when the typeface comes late', { tag: '@both' }, async ({ page, world }) => {
  await measureShifts(page);
  const release = await hold(page, '**/*.woff2');
  await page.goto(`/pin/${world.pins[12]?.id}/`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Late is what comes after the tenth of a second in which the browser still takes it.
  await page.waitForFunction(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    return painted && performance.now() - painted.startTime > 200;
  });
  release();
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  expect(await shiftsOf(page)).toEqual([]);
});

test('nothing jumps when more pins come late, to a reader who waits for them', {
  tag: '@both',
}, async ({ page, world }) => {
  await measureShifts(page);
  const release = await hold(page, '**/_/graphql/');
  await page.goto(`/pin/${world.pins[12]?.id}/`);
  await takenOver(page);
  const related = page.getByRole('list', { name: 'More like this' });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByText('Loading....').last()).toBeInViewport();
  const last = await related.getByRole('listitem').last().getAttribute('aria-posinset');
  release();
  const next = related.locator(`[aria-posinset="${Number(last) + 1}"]`);
  await expect(next).toBeInViewport();
  expect(await shiftsOf(page)).toEqual([]);
});

test('signed in: nothing jumps where a pin leads to a recipe, on a slow line', {
  tag: '@both',
}, async ({ context, page, user }) => {
  const link = await write(websites()[0] ?? '', RECIPE);
  const board = await user.createBoard('From elsewhere');
  const pin = await user.createPin({
    board,
    photograph: photograph('guitar'),
    title: 'Chicken',
    link,
  });
  await user.enter(context);
  await page.goto(`/pin/${pin.id}/`);
  await panel(page, RECIPE.name);
  await measureShifts(page);
  // All of it is in sight, where a phone's window would end above.
  const width = page.viewportSize()?.width ?? 0;
  await page.setViewportSize({ width, height: 2_000 });
  // On a slow line, to a browser that kept nothing, what is asked for late comes late.
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  const line = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', line);
  await page.reload();
  await expect(page.getByRole('region', { name: RECIPE.name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a reaction' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shiftsOf(page)).toEqual([]);
});

test('a narrow window of a desktop has the bottom bar, a wide one the rail', async ({
  context,
  page,
  user,
}) => {
  await user.enter(context);
  await measureShifts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main).toHaveCount(1);
  const narrow = await main.boundingBox();
  expect(narrow).toMatchObject({ x: 0, width: 390 });
  expect((narrow?.y ?? 0) + (narrow?.height ?? 0)).toBe(844);
  await expect(page.getByRole('link', { name: 'Your profile' })).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await shiftsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await expect(main).toHaveCount(1);
  await expect.poll(async () => (await main.boundingBox())?.height).toBe(1000);
  await expect(page.getByRole('link', { name: 'Your profile' })).toHaveCount(1);
});

/** The address of the pin nearest to the middle of the window; opens it when told. */
const inMiddle = (page: Page, open = false) =>
  page.evaluate((open) => {
    const fromMiddle = (card: Element) => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      return Math.hypot(left + right - window.innerWidth, top + bottom - window.innerHeight);
    };
    const [card] = [...document.querySelectorAll('article')].sort(
      (one, other) => fromMiddle(one) - fromMiddle(other),
    );
    const link = card?.querySelector<HTMLAnchorElement>('a[href^="/pin/"]');
    if (open) link?.click();
    return link?.getAttribute('href');
  }, open);

test('going back leads to the very place one left', async ({ page }) => {
  await page.goto('/');
  await takenOver(page);
  await scrollTo(page, 1_500);
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(600);
  const inSight = await inMiddle(page);
  expect(inSight).toBeTruthy();
  await inMiddle(page, true);
  await expect(page).toHaveURL(/\/pin\/\d+\/$/);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await expect.poll(() => inMiddle(page)).toBe(inSight);
});
