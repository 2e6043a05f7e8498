import type { APIResponse, Page, Response } from '@playwright/test';
import { answered } from '../answered.ts';
import { expect, test } from '../journey.ts';
import { photograph } from '../photographs.ts';

/**
 * How long to wait before each new try, in ms, in which another journey's tries may take the
 * turn of one server: two that wait alike would meet the same server for ever.
 */
const OUT_OF_STEP = [10, 30, 70, 20, 110, 50, 130, 90, 170, 190];

/** Which of both servers answered. */
const serverOf = (answer: Response | APIResponse | null) => answer?.headers()['x-server'];

/** Which servers answered what a page loaded from now on. */
function servers(page: Page): Set<string> {
  const seen = new Set<string>();
  page.on('response', (response) => {
    const server = serverOf(response);
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
    shown.add(serverOf(answer));
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
  const closeup = page.getByRole('article').first();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  await test.step('every picture is there at both', async () => {
    await atBoth(page, `/pin/${pin.id}/`, async () => {
      await expect(heading('Armchair')).toBeVisible();
      const picture = closeup.getByRole('img').first();
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
      titles.set(serverOf(answer), (await answer.json()).data.title);
      return [...titles.values()];
    };
    await expect.poll(atEach, 'both keep the pin').toEqual(['Armchair', 'Armchair']);
    await closeup.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Edit pin' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit pin' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Armchair in ochre');
    await answered(page, 'PinResource/update', () =>
      dialog.getByRole('button', { name: 'Save' }).click(),
    );
    // They are told: what is kept would run out after half a minute.
    const told = { message: 'both are told', timeout: 5_000, intervals: OUT_OF_STEP };
    await expect.poll(atEach, told).toEqual(['Armchair in ochre', 'Armchair in ochre']);
    await atBoth(page, `/pin/${pin.id}/`, async () => {
      await expect(heading('Armchair in ochre')).toBeVisible({ timeout: 1_000 });
    });
  });

  await test.step('what is saved stands on the board at both', async () => {
    const [found] = world.pins;
    await page.goto(`/pin/${found?.id}/`);
    await closeup.getByRole('button', { name: 'Save', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Save to board' })
      .getByRole('button', { name: 'Rooms' })
      .click();
    await expect(page.getByText('Saved to Rooms')).toBeVisible();
    await atBoth(page, board.url, async () => {
      await expect(page.getByRole('link', { name: found?.title ?? '' }).first()).toBeVisible();
    });
  });
});

test('what is saved together at one server is near each other at both', async ({ page, user }) => {
  const board = await user.createBoard('Apart');
  const pin = (thing: string, title: string) =>
    user.createPin({ board, photograph: photograph(thing), title });
  const [kite, spoon] = [await pin('guitar', 'Kite'), await pin('leaf', 'Spoon')];
  /** What is nearest to the first, by each server. */
  const nearest = new Map<string | undefined, string>();
  const ask = async () => {
    const data = JSON.stringify({ options: { pin_id: kite.id, page_size: 1 } });
    const answer = await page.request.get('/resource/RelatedPinFeedResource/get/', {
      params: { data },
    });
    const [first] = (await answer.json()).resource_response.data;
    nearest.set(serverOf(answer), first?.title);
    return [...nearest.values()];
  };
  for (const name of ['One', 'Two', 'Three']) {
    const together = await user.createBoard(name);
    for (const { id } of [kite, spoon]) {
      await user.call('RepinResource/create', { pin_id: id, board_id: together.id });
    }
  }
  await expect.poll(ask, { intervals: OUT_OF_STEP }).toEqual(['Spoon', 'Spoon']);
});

test('what is made at one server is found at both, by words and by its picture', async ({
  page,
  user,
}) => {
  const board = await user.createBoard('Strings');
  const pin = (title: string) => user.createPin({ board, photograph: photograph('guitar'), title });
  const [zither] = [await pin('Zither'), await pin('Lute')];
  for (const [resource, options, title] of [
    ['BaseSearchResource', { query: 'zither' }, 'Zither'],
    ['VisualLiveSearchResource', { pin_id: zither.id }, 'Lute'],
  ] as const) {
    /** Whether each server finds it. */
    const found = new Map<string | undefined, boolean>();
    const ask = async () => {
      const data = JSON.stringify({ options });
      const answer = await page.request.get(`/resource/${resource}/get/`, { params: { data } });
      const { results } = (await answer.json()).resource_response.data;
      found.set(
        serverOf(answer),
        results.some((pin: { title: string }) => pin.title === title),
      );
      return [...found.values()];
    };
    await expect.poll(ask, { intervals: OUT_OF_STEP }).toEqual([true, true]);
  }
});

test('what is written at either server is told in an open window', { tag: '@both' }, async ({
  page,
  context,
  user,
  makeUser,
}) => {
  const other = await makeUser('Tomas', 'Berg');
  await user.call('UserFollowResource/create', { user_id: other.id });
  const begin = { user_ids: [user.id], text: 'One' };
  const { id } = await other.call<{ id: string }>('ConversationsResource/create', begin);
  await user.enter(context);
  await page.goto(`/messages/${id}/`);
  const log = page.getByRole('log');
  await expect(log.getByText('One')).toBeVisible();
  // The servers take turns, and the window hears one of them.
  for (const text of ['Two', 'Three', 'Four', 'Five']) {
    await other.call('ConversationMessagesResource/create', { conversation_id: id, text });
    // It would ask by itself after five seconds.
    await expect(log.getByText(text)).toBeVisible({ timeout: 3_000 });
  }
});

test.describe('logging out', () => {
  // The page tells once, some time after it was loaded, that the session is used by a browser.
  test.use({ expected: /401.*\/v3\/sessions\/verify\// });

  test('who logs out at either server is out at both', async ({ page, context, user }) => {
    /** What each server answers this browser. */
    const statuses = async () => {
      const atEach = new Map<string | undefined, number>();
      const ask = async () => {
        const me = await page.request.get('/v3/users/me/');
        return atEach.set(serverOf(me), me.status()).size;
      };
      await expect.poll(ask, { message: 'both answer', intervals: OUT_OF_STEP }).toBe(2);
      return [...atEach.values()];
    };
    const loggedOutAt = new Set<string | undefined>();
    await page.route('**/UserSessionResource/delete/', async (route) => {
      // They take turns: after an answer of the one, the other is next.
      const turn = async () => loggedOutAt.has(serverOf(await page.request.get('/healthz')));
      const message = 'it is the turn of the other';
      if (loggedOutAt.size) await expect.poll(turn, { message, intervals: OUT_OF_STEP }).toBe(true);
      await route.continue();
    });
    // What another journey asks for may come between.
    for (let tries = 0; loggedOutAt.size < 2 && tries < 5; tries += 1) {
      const { email, password } = user;
      await user.call('UserSessionResource/create', { username_or_email: email, password });
      await user.enter(context);
      expect(await statuses()).toEqual([200, 200]);
      const { cookies } = await context.storageState();
      await page.goto('/settings/account-settings/');
      const answer = page.waitForResponse('**/UserSessionResource/delete/');
      await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
      loggedOutAt.add(serverOf(await answer));
      await page.waitForURL('/');
      // As if the browser had kept it.
      await context.addCookies(cookies);
      expect(await statuses()).toEqual([401, 401]);
    }
    expect(loggedOutAt.size).toBe(2);
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
      files.set(serverOf(answer), (await answer.body()).toString('base64'));
      return files.size;
    })
    .toBe(2);
  const [one, other] = files.values();
  expect(other).toBe(one);
});
