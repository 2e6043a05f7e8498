import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, takenOver, test } from '../journey.ts';
import { photograph } from '../photographs.ts';
import { textIn } from '../zip.ts';

const [IMPRESSION, CLICKTHROUGH, CLOSEUP, RETURN, OUTBOUND] = [8001, 12, 13, 4100, 7946];

interface Told {
  event_type: number;
  view_type: number;
  appState: string;
  object_id_str?: string;
}

/** What the archive of a user's data says of something that they did. */
interface Activity {
  kind: string;
  pin_id: number | string;
}

/** What the activity log took from now on, and whether the session had ended by then. */
function listen(page: Page) {
  const told: (Told & { isLate: boolean })[] = [];
  let isLate = false;
  page.on('request', (request) => {
    if (request.url().endsWith('/UserSessionResource/delete/')) isLate = true;
  });
  page.on('response', (response) => {
    if (!response.url().endsWith('/ApiCResource/create/') || !response.ok()) return;
    const form = new URLSearchParams(response.request().postData() ?? '');
    const { events } = JSON.parse(form.get('data') ?? '').options as { events: Told[] };
    told.push(...events.map((event) => ({ ...event, isLate })));
  });
  return {
    all: told,
    /** Which pins of a kind of event, each once; pages that are no pin's are of none. */
    pins: (type: number) => [
      ...new Set(
        told.flatMap(({ event_type, object_id_str }) =>
          event_type === type && object_id_str ? [object_id_str] : [],
        ),
      ),
    ],
  };
}

/** The pins whose cards stand in the window, at least by half. */
function inSight(page: Page): Promise<string[]> {
  return page.locator('[data-pin]').evaluateAll((cards) => {
    const shown = cards.filter((card) => {
      const { top, bottom, height } = card.getBoundingClientRect();
      return Math.min(bottom, innerHeight) - Math.max(top, 0) > height * 0.6;
    });
    return shown.map((card) => card.getAttribute('data-pin') ?? '');
  });
}

test('what a user sees, opens and follows is told to the server before they log out', async ({
  page,
  context,
  user,
  world,
}) => {
  await user.enter(context);
  await page.clock.install();
  const told = listen(page);
  await context.route('https://shop.example/**', (route) =>
    route.fulfill({ body: 'A shop', contentType: 'text/plain' }),
  );
  // Each look lets so much time pass that the log is sent, if there is anything in it.
  const later = async (type: number) => {
    await page.clock.runFor(11_000);
    return told.pins(type);
  };

  await test.step('cards that were in sight, and no others', async () => {
    await page.goto(world.boards[0].url);
    await expect(page.locator('[data-pin]').first()).toBeVisible();
    const shown = await inSight(page);
    expect(shown).not.toEqual([]);
    await expect.poll(() => later(IMPRESSION)).toEqual(expect.arrayContaining(shown));
    const cards = await page.locator('[data-pin]').count();
    expect(told.pins(IMPRESSION).length).toBeLessThanOrEqual(cards);
    expect(told.pins(CLOSEUP)).toEqual([]);
    // The page itself is told of: a grid, before the viewer's eyes.
    const pages = told.all.filter(({ event_type }) => event_type === CLOSEUP);
    expect(pages).toEqual([expect.objectContaining({ view_type: 1, appState: 'active' })]);
  });

  const board = await user.createBoard('Chairs');
  const made = await user.createPin({
    board,
    photograph: photograph('lights'),
    title: 'Chair',
    link: 'https://shop.example/chair',
  });

  await test.step('a link that was followed, and the way back', async () => {
    await page.goto(`/pin/${made.id}/`);
    await expect.poll(() => later(CLOSEUP)).toEqual([made.id]);
    const [shop] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'shop.example' }).first().click(),
    ]);
    await shop.close();
    // A browser without windows gives its page no focus back.
    await page.evaluate(() => {
      window.dispatchEvent(new Event('blur'));
      window.dispatchEvent(new Event('focus'));
    });
    await expect.poll(() => later(RETURN)).toEqual([made.id]);
    expect([told.pins(CLICKTHROUGH), told.pins(OUTBOUND)]).toEqual([[made.id], [made.id]]);
  });

  const opened = world.pins[1]?.id ?? '';

  await test.step('what is not told yet, before the session ends', async () => {
    await page.goto(world.boards[0].url);
    await page.locator(`[data-pin="${opened}"] [data-open]`).click();
    await page.waitForURL(`/pin/${opened}/`);
    await page.getByRole('button', { name: 'Accounts and more options' }).click();
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible();
    expect(told.all.filter((one) => one.isLate)).toEqual([]);
  });

  await test.step('and stands in what the server keeps of the user', async () => {
    await page.goto('/login/');
    await page.getByLabel('Email or username').fill(user.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(user.password);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('link', { name: 'Your profile' })).toBeVisible();
    await page.goto('/settings/your-data/');
    await page.getByRole('button', { name: 'Request your data' }).click();
    const dialog = page.getByRole('dialog', { name: 'Request your data' });
    await dialog.getByRole('textbox', { name: 'Your password' }).fill(user.password);
    await dialog.getByRole('button', { name: 'Make my file' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Your file is ready')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download', exact: true }).click(),
    ]);
    const archive = readFileSync(await download.path());
    const acts = JSON.parse(textIn(archive, 'activities.json')) as Activity[];
    const done = acts.map(({ kind, pin_id }) => `${kind} ${pin_id}`);
    expect(done).toEqual([
      `closeup ${made.id}`,
      `clickthrough ${made.id}`,
      `return ${made.id}`,
      `closeup ${opened}`,
    ]);
    const batches = textIn(archive, 'activity_batches.json');
    for (const pin of told.pins(IMPRESSION)) expect(batches).toContain(pin);
  });
});

test('a visitor is told of once they allow it, and not any more once they reject it', async ({
  page,
  context,
  world,
  baseURL,
}) => {
  const choose = (value: string) =>
    context.addCookies([{ name: 'cookie_consent', value, url: baseURL ?? '' }]);
  const told = listen(page);
  const opened = world.pins[0]?.id ?? '';
  const open = async () => {
    await page.goto(`/pin/${opened}/`);
    await takenOver(page);
    await page.waitForLoadState('networkidle');
  };
  await open();
  expect(told.all).toEqual([]);
  await choose('010');
  await open();
  await expect.poll(() => told.pins(CLOSEUP)).toEqual([opened]);
  const before = told.all.length;
  // What was not told by now is told no more when the page is left.
  await choose('101');
  await open();
  expect(told.all).toHaveLength(before);
});
