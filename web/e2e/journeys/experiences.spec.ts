import type { Page } from '@playwright/test';
import { expect, loseCookies, test } from '../journey.ts';
import { photograph } from '../photographs.ts';
import { servers } from '../servers.ts';
import type { User } from '../user.ts';

/** A pin on a board called Rooms. */
async function armchair(user: User): Promise<string> {
  const board = await user.createBoard('Rooms');
  const title = 'Ochre armchair';
  const pin = await user.createPin({ board, photograph: photograph('armchair'), title });
  return `/pin/${pin.id}/`;
}

/** Opens a pin's page, and answers what came of the server. */
async function open(page: Page, path: string): Promise<string> {
  const answer = await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Ochre armchair' })).toBeVisible();
  return (await answer?.text()) ?? '';
}

const footer = (page: Page) => page.getByRole('article').first().getByText('Saved to Rooms');

test.describe('a host that tries out pins without a footer', () => {
  // Where the host's advertiser is not heard of before the viewer agrees.
  test.use({ baseURL: servers.adTracking(), extraHTTPHeaders: { 'x-country': 'DE' } });

  test('shows none until the viewer does not want that', async ({ page, context, user }) => {
    const path = await armchair(user);

    await test.step('to a visitor, from the first markup on', async () => {
      expect(await open(page, path)).not.toContain('<footer');
      await expect(footer(page)).toHaveCount(0);
    });

    await test.step('but to a crawler', async () => {
      const headers = { 'User-Agent': 'Googlebot/2.1' };
      const answer = await context.request.get(path, { headers });
      expect(await answer.text()).toContain('<footer');
    });

    await test.step('to a user, of whom the server hears once', async () => {
      await user.enter(context);
      const told: string[] = [];
      page.on('request', (request) => {
        if (/ExperienceResource\/create/.test(request.url())) told.push(request.url());
      });
      const seen = page.waitForResponse(/ExperienceResource\/create/);
      await open(page, path);
      expect((await seen).ok()).toBe(true);
      await expect(footer(page)).toHaveCount(0);
      await open(page, path);
      await page.waitForLoadState('networkidle');
      await expect(footer(page)).toHaveCount(0);
      expect(told).toHaveLength(1);
    });

    await test.step('and it is back for who dismissed that', async () => {
      await user.call('ExperienceResource/delete', { id: '1000069' });
      await open(page, path);
      await expect(footer(page)).toBeVisible();
      await footer(page).getByRole('link', { name: 'Rooms' }).click();
      await page.waitForURL(/\/rooms\/$/);
      await loseCookies(page);
      await open(page, path);
      await expect(footer(page)).toHaveCount(0);
    });
  });
});

test('a pin ends with the board it is on', async ({ page, context, user }) => {
  const path = await armchair(user);
  expect(await open(page, path)).toContain('<footer');
  await expect(footer(page)).toBeVisible();
  await user.enter(context);
  await open(page, path);
  await expect(footer(page)).toBeVisible();
});
