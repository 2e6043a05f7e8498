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

/**
 * Puts the whole style sheets in the place of the styles that the page brings, and tells of how
 * many it brought a part, whether its styles are shorter than those and have all of the first, and
 * what looks otherwise.
 */
const bringAllStyles = (page: Page) =>
  page.evaluate(async () => {
    // What is not laid out has the values of its rules, whatever the window and the typeface do.
    const still = new CSSStyleSheet();
    still.replaceSync('html { display: none !important }');
    document.adoptedStyleSheets = [still];
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
    const look = (element: Element, part: string) => {
      const style = getComputedStyle(element, part);
      return names.map(
        (name) => `${element.tagName} ${part} ${name}: ${style.getPropertyValue(name)}`,
      );
    };
    const isDrawn = (element: Element, part: string) =>
      part === '' || getComputedStyle(element, part).content !== 'none';
    const looks = () =>
      [...document.querySelectorAll('body, body *')].map((element) =>
        ['', '::before', '::after']
          .filter((part) => isDrawn(element, part))
          .flatMap((part) => look(element, part)),
      );
    const brought = looks();
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')];
    const texts = await Promise.all(links.map(async ({ href }) => (await fetch(href)).text()));
    const style = document.querySelector('head > style');
    const isShorter = (style?.textContent?.length ?? 0) < texts.join('').length;
    const whole = new CSSStyleSheet();
    whole.replaceSync(texts.join(''));
    document.adoptedStyleSheets = [whole, still];
    style?.remove();
    const different = looks().flatMap((look, at) =>
      look.filter((one, of) => one !== brought[at]?.[of]),
    );
    const parts = links.filter((link) => link.dataset.partial !== undefined).length;
    // The ground is not fetched again with the app: its typeface would be declared anew.
    const hasGround = links[0]?.dataset.partial === undefined;
    return { parts, isShorter, hasGround, different: different.slice(0, 5) };
  });

// An address that nothing has.
test.use({ expected: /404/ });

test('a visitor sees all pages as with all styles', { tag: '@both' }, async ({ page, world }) => {
  test.slow();
  await holdBack(page, APP);
  const paths = Object.values(visitors).map((path) => pathIn(path, world));
  for (const path of [...paths, ...further(world)]) {
    // A page that does not wait has loaded when its app has.
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('#__PWS_ROUTES__').waitFor({ state: 'attached' });
    const waits = (await page.locator('script[data-app]').count()) === 1;
    const { parts, isShorter, hasGround, different } = await bringAllStyles(page);
    expect(different, path).toEqual([]);
    expect([parts > 0, isShorter], path).toEqual([waits, waits]);
    expect(hasGround, path).toBe(true);
  }
});
