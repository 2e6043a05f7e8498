import type { Route } from '@playwright/test';
import { fail } from '../failures.ts';
import { APP } from '../holdBack.ts';
import { expect, test } from '../journey.ts';

test.describe('scripts and styles that do not come', () => {
  test.use({
    expected:
      /ERR_FAILED|404|Failed to fetch dynamically imported module|Invalid or unexpected token|Unexpected end of input|\.css/,
  });

  const start = APP;
  const parts = /\/assets\/(?!loader-|start-)[^/]+\.js$/;
  const styles = /\/assets\/[^/]+\.css$/;
  for (const [what, address, how] of [
    ['start', start, 'a broken line'],
    ['start', start, 'a server of another version'],
    ['start', start, 'a line that breaks half-way'],
    ['parts', parts, 'a broken line'],
    ['parts', parts, 'a server of another version'],
    ['parts', parts, 'a line that breaks half-way'],
    ['styles', styles, 'a broken line'],
    ['styles', styles, 'a server of another version'],
  ] as const) {
    test(`a visitor whose scripts or styles did not come (${what}: ${how}) goes on by pressing again`, async ({
      page,
      world,
    }) => {
      let isBroken = true;
      await page.route(address, (route) => (isBroken ? fail[how](route) : route.continue()));
      await page.goto(`/pin/${world.pins[3]?.id}/`);
      const save = page
        .getByRole('main')
        .getByRole('button', { name: 'Save', exact: true })
        .first();
      const failed = page.waitForEvent('pageerror');
      await save.click();
      await failed;
      isBroken = false;
      const dialog = page.getByRole('dialog', { name: 'Sign up' });
      await expect(async () => {
        if (!(await dialog.isVisible())) await save.click({ timeout: 1_000 });
        await expect(dialog).toBeVisible({ timeout: 1_000 });
      }).toPass();
    });
  }
});

test.describe('pictures that do not come', () => {
  test.use({ expected: /ERR_FAILED/ });

  for (const [what, answer] of [
    ['missing', (route: Route) => route.abort()],
    ['broken', (route: Route) => route.fulfill({ body: 'no picture', contentType: 'image/webp' })],
  ] as const) {
    test(`a picture that is ${what} says in words what it shows, and leads on`, {
      tag: '@both',
    }, async ({ page, world }) => {
      await page.route(/\/(\d+x|originals)\//, answer);
      const picture = page.getByRole('article').first().getByRole('img').first();
      for (const path of [`/pin/${world.pins[3]?.id}/`, world.boards[0].url]) {
        await page.goto(path);
        await expect(picture).toHaveAttribute('alt', /./);
        const told = await picture.screenshot();
        await picture.evaluate((image) => {
          image.style.color = 'transparent';
          image.style.textShadow = 'none';
        });
        expect.soft(await picture.screenshot(), path).not.toEqual(told);
      }
      await picture.click();
      await expect(page).toHaveURL(/\/pin\/\d+\/$/);
    });
  }
});
