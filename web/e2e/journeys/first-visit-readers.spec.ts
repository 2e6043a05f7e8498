import type { Page } from '@playwright/test';
import { drawAll, missing, scriptsOf } from '../firstVisit.ts';
import { expect, takenOver, test } from '../journey.ts';
import type { World } from '../world.ts';

/** Pages that visitors read; some of them are in a world with employees alone. */
const read = ({ pins, boards, owner, employees }: World) => [
  '/',
  `/pin/${pins[3]?.id}/`,
  boards[0].url,
  owner.url,
  '/search/pins/?q=chair',
  '/topics/interiors/',
  '/ideas/',
  '/today/',
  '/shopping/',
  '/videos/',
  ...(employees ? [employees.section, employees.article] : []),
];

/** What of a page is wider than its window, or is cut that was not meant to be. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // Lines that end in dots are cut on purpose, rows are scrolled, and one pixel is for screen readers.
    const isCut = (text: Element) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { right, bottom } = range.getBoundingClientRect();
      for (let box: Element | null = text; box; box = box.parentElement) {
        const { overflow, textOverflow, webkitLineClamp } = getComputedStyle(box);
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
        if (/auto|scroll/.test(overflow)) return false;
        const edge = box.getBoundingClientRect();
        if (overflow !== 'visible') {
          return edge.width > 1 && (right > edge.right + 1 || bottom > edge.bottom + 1);
        }
      }
      return false;
    };
    const overflows = (element: Element) =>
      getComputedStyle(element).textOverflow !== 'ellipsis' &&
      getComputedStyle(element).overflow !== 'visible' &&
      element.clientHeight > 1 &&
      element.scrollHeight > element.clientHeight + 1;
    const boxes = [...document.querySelectorAll('h1, h2, p, button, a, label')].filter(overflows);
    const hasWords = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const texts = [...document.querySelectorAll('body *')].filter(hasWords).filter(isCut);
    const all = [...boxes, ...texts].map((it) => it.outerHTML);
    return [...(scrollWidth > clientWidth ? ['the page'] : []), ...all];
  });

/** Begins to note what moves by a style sheet for longer than an instant; colours may change. */
const watchMotion = (page: Page) =>
  page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    const said = /^(offset|computedOffset|easing|composite)$/;
    const still = /^(opacity|visibility|filter|boxShadow|.*[cC]olor|--.*)$/;
    const note = () => {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect)) continue;
        const { duration } = effect.getComputedTiming();
        const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
        const moved = names.filter((name) => !said.test(name) && !still.test(name));
        if (moved.length === 0 || typeof duration !== 'number' || duration <= 10) continue;
        moves.push(`${effect.target?.className} ${effect.pseudoElement}: ${moved}`);
      }
    };
    for (const type of ['animationstart', 'transitionrun']) addEventListener(type, note, true);
  });

test('pages are read with letters of twice the size', { tag: '@both' }, async ({
  page,
  world,
  isMobile,
}) => {
  test.slow();
  const height = page.viewportSize()?.height ?? 0;
  for (const path of read(world)) {
    await page.goto(path);
    await drawAll(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of isMobile ? [320, 390] : [1440]) {
      await page.setViewportSize({ width, height });
      expect.soft(await cutOff(page), `${path} of ${width} pixels`).toEqual([]);
    }
  }
});

test('a visitor who saves data fetches no script by scrolling with a finger, and goes on', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    });
  });
  await page.goto('/');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 200, y }],
    });
  await touch('touchStart', 600);
  for (const y of [560, 520, 480, 440]) await touch('touchMove', y);
  await touch('touchEnd');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(page.locator('link[rel=modulepreload]')).toHaveCount(0);
  expect(await scriptsOf(page)).toHaveLength(1);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/pin\/\d+\/$/);
});

test.describe('who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves on a page that is read', { tag: '@both' }, async ({ page, world }) => {
    for (const path of ['/', `/pin/${world.pins[3]?.id}/`]) {
      await page.goto(path);
      const moving = await page.evaluate(() => {
        const seconds = (durations: string) =>
          Math.max(...durations.split(',').map((one) => Number.parseFloat(one)));
        const moves = (element: Element) => {
          const style = getComputedStyle(element);
          const { transitionDuration, animationDuration, animationName } = style;
          // What moves with the page instead of the clock; a picture comes in sight so (`ui/picture`).
          const follows = style.getPropertyValue('animation-timeline') !== 'auto';
          if (follows) return animationName !== 'none' && !animationName.includes('out-of-sight');
          return seconds(transitionDuration) > 0.01 || seconds(animationDuration) > 0.01;
        };
        const all = [...document.querySelectorAll('body, body *')];
        return all.filter(moves).map((element) => element.outerHTML.slice(0, 200));
      });
      expect.soft(moving, path).toEqual([]);
      expect.soft(await missing(page), path).toEqual([]);
    }
  });

  test('nothing moves when the app is there', { tag: '@both' }, async ({ page, world }) => {
    await watchMotion(page);
    await page.goto(`/pin/${world.pins[3]?.id}/`);
    await takenOver(page);
    await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Sign up' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('list', { name: 'More like this' }).getByRole('link').first().click();
    await expect(page).not.toHaveURL(`/pin/${world.pins[3]?.id}/`);
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { moves: string[] }).moves)).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expected: /csp$/ });

  test('a visitor reads and searches by links and the form', { tag: '@both' }, async ({
    page,
    world,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    const [word = ''] = world.pins[3]?.title.split(' ') ?? [];
    const search = page.getByRole('combobox');
    await search.fill(word);
    await search.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/search/pins/\\?q=${word}`));
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/pin\//);
    await page.goto(world.owner.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(world.owner.fullName);
    await page.goto('/topics/interiors/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a visitor goes on by links from ideas, the shop, Today and an article', {
    tag: '@both',
  }, async ({ page, world }) => {
    const main = page.getByRole('main');
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto('/ideas/');
    await expect(heading).toHaveText('Ideas');
    await main.getByRole('list', { name: 'Ideas' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/ideas\/[^/]+\/\d+\/$/);
    await expect(heading).toBeVisible();

    await page.goto('/shopping/');
    await expect(heading).toHaveText('Shop');
    // What is for sale, a topic of it, or the ideas where there is nothing.
    await main.getByRole('link').first().click();
    await expect(page).not.toHaveURL('/shopping/');
    await expect(heading).toBeVisible();

    await page.goto('/today/');
    await expect(heading).toHaveText('Today');
    const { article, recipe } = world.employees ?? {};
    if (!article || !recipe) return;
    await main.locator(`a[href="${article}"]`).click();
    await expect(page).toHaveURL(article);
    const title = (await heading.textContent()) ?? '';
    await expect(main.getByRole('link', { name: 'candles' })).toHaveAttribute('href', /q=candles/);
    const pins = main.getByRole('list', { name: `Pins of ${title}` });
    await pins.getByRole('link', { name: recipe.title, exact: true }).click();
    await expect(page).toHaveURL(`/pin/${recipe.id}/`);
    await expect(heading).toHaveText(recipe.title);
  });
});
