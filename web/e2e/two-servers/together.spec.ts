import type { Page, Response } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { photograph } from '../photographs.ts';

/** Which servers answered what a page loaded from now on. */
function servers(page: Page): Set<string> {
  const seen = new Set<string>();
  page.on('response', (response: Response) => {
    const server = response.headers()['x-server'];
    if (server) seen.add(server);
  });
  return seen;
}

/** Opens an address until both servers have shown it, and looks each time. */
async function atBoth(page: Page, address: string, look: () => Promise<void>): Promise<void> {
  const shown = new Set<string | undefined>();
  await expect(async () => {
    const answer = await page.goto(address);
    await look();
    shown.add(answer?.headers()['x-server']);
    // They take turns, and a page may ask an even number of times.
    if (shown.size < 2) await page.request.get('/healthz');
    expect(shown.size).toBe(2);
  }).toPass();
}

test('pins are saved, edited and seen at either server', { tag: '@both' }, async ({
  page,
  context,
  user,
  world,
}) => {
  const board = await user.createBoard('Rooms');
  const pin = await user.createPin({
    board,
    photograph: photograph('armchair'),
    title: 'Armchair',
  });
  await user.enter(context);
  const seen = servers(page);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  await test.step('every picture is there at both', async () => {
    await atBoth(page, `/pin/${pin.id}/`, async () => {
      await expect(heading('Armchair')).toBeVisible();
      const picture = page.getByRole('article').first().getByRole('img').first();
      await expect
        .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    });
    expect(seen.size).toBe(2);
  });

  await test.step('other words are seen at both', async () => {
    const titles = new Map<string | undefined, string>();
    const atEach = async () => {
      const answer = await page.request.get(`/v3/pins/${pin.id}/`);
      titles.set(answer.headers()['x-server'], (await answer.json()).data.title);
      return [...titles.values()];
    };
    await expect.poll(atEach, 'both keep the pin').toEqual(['Armchair', 'Armchair']);
    await user.call('PinResource/update', { id: pin.id, title: 'Armchair in ochre' });
    // They are told: what is kept would run out after half a minute.
    const told = { message: 'both are told', timeout: 5_000 };
    await expect.poll(atEach, told).toEqual(['Armchair in ochre', 'Armchair in ochre']);
    await atBoth(page, `/pin/${pin.id}/`, async () => {
      await expect(heading('Armchair in ochre')).toBeVisible({ timeout: 1_000 });
    });
  });

  await test.step('what is saved stands on the board at both', async () => {
    const [found] = world.pins;
    await user.call('RepinResource/create', { pin_id: found?.id, board_id: board.id });
    await atBoth(page, board.url, async () => {
      await expect(page.getByRole('link', { name: found?.title ?? '' }).first()).toBeVisible();
    });
  });

  await test.step('who logs out at one is out at both', async () => {
    const { cookies } = await context.storageState();
    const status = async () => {
      const me = await page.request.get('/v3/users/me/');
      return [me.headers()['x-server'], me.status()] as const;
    };
    const atEach = new Map<string | undefined, number>();
    await expect
      .poll(async () => atEach.set(...(await status())).size, 'both know the session')
      .toBe(2);
    expect([...atEach.values()]).toEqual([200, 200]);
    await page.goto('/settings/account-settings/');
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('/');
    // As if the browser had kept it.
    await context.addCookies(cookies);
    for (const _ of [1, 2, 3, 4]) atEach.set(...(await status()));
    expect([...atEach.values()]).toEqual([401, 401]);
  });
});

test('personal data is written once and fetched at either server', async ({
  page,
  context,
  user,
}) => {
  const board = await user.createBoard('Kept for later');
  await user.createPin({ board, photograph: photograph('armchair'), title: 'To take along' });
  await user.enter(context);
  await page.goto('/settings/your-data/');
  await page.getByRole('button', { name: 'Request your data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request your data' });
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(user.password);
  await dialog.getByRole('button', { name: 'Make my file' }).click();
  await expect(page.getByText('Your file is ready')).toBeVisible();
  const link = page.getByRole('link', { name: 'Download', exact: true });
  const address = (await link.getAttribute('href')) ?? '';
  const files = new Map<string | undefined, string>();
  await expect
    .poll(async () => {
      const answer = await page.request.get(address);
      expect(answer.status()).toBe(200);
      files.set(answer.headers()['x-server'], (await answer.body()).toString('base64'));
      return files.size;
    })
    .toBe(2);
  const [one, other] = files.values();
  expect(other).toBe(one);
});
