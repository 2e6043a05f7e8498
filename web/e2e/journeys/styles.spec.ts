import type { Page } from '@playwright/test';
import { APP, holdBack } from '../holdBack.ts';
import { expect, test } from '../journey.ts';
import { pathIn, visitors } from '../pagesForAxe.ts';
import type { World } from '../world.ts';

/** Pages beside those of `pagesForAxe.ts`, some of them in a world with employees alone. */
const further = ({ employees, pins }: World) => [
  '/not/a/page/of/ours/',
  '/ideas/',
  `/pin/${pins[7]?.id}/sent/`,
  '/today/',
  ...(employees ? [employees.article, employees.section, `/pin/${employees.recipe.id}/`] : []),
];

/** How everything on the page looks: elements and what is drawn before and behind them. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const of = (element: Element, part: string) => {
      const style = getComputedStyle(element, part);
      return part && style.content === 'none'
        ? ''
        : [...style].map((it) => style.getPropertyValue(it));
    };
    return [...document.documentElement.querySelectorAll('body, body *')].map((element) => {
      const style = ['', '::before', '::after', '::placeholder'].map((part) => of(element, part));
      return `${element.tagName} ${element.getAttribute('class')} ${style.join(' / ')}`;
    });
  });

/** Puts the whole style sheets in the place of the styles that the page brings; of how many it brought a part. */
const bringAllStyles = (page: Page) =>
  page.evaluate(async () => {
    const sheets = [
      ...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]'),
    ];
    const texts = sheets.map(async ({ href }) => (await fetch(href)).text());
    const style = document.querySelector('head > style');
    const brought = style?.textContent?.length ?? 0;
    const whole = new CSSStyleSheet();
    const text = (await Promise.all(texts)).join('');
    whole.replaceSync(text);
    document.adoptedStyleSheets = [whole, ...document.adoptedStyleSheets];
    style?.remove();
    const parts = sheets.filter((sheet) => sheet.dataset.partial !== undefined).length;
    return { parts, isLess: brought < text.length };
  });

/** What moves looks otherwise from one look to the next. */
const standStill = (page: Page) =>
  page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, *::before, *::after { animation: none !important; transition: none !important }',
    );
    document.adoptedStyleSheets = [still];
  });

// An address that nothing has.
test.use({ expected: /404/ });

test('a visitor sees all pages as with all styles', { tag: '@both' }, async ({ page, world }) => {
  test.setTimeout(180_000);
  await holdBack(page, APP);
  const paths = Object.values(visitors).map((path) => pathIn(path, world));
  for (const path of [...paths, ...further(world)]) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await standStill(page);
    const waits = await page.locator('script[data-app]').count();
    const brought = await looks(page);
    const { parts, isLess } = await bringAllStyles(page);
    expect([parts > 0, isLess], path).toEqual([waits === 1, waits === 1]);
    expect(await looks(page), path).toEqual(brought);
  }
});
