import type { Locator, Page, TestInfo } from '@playwright/test';
import { FILM_S, makeFilm, pageAsFilm, truncatedFilm } from '../films.ts';
import { expect, test } from '../journey.ts';
import type { User } from '../user.ts';

// A film is made by one process after the other, and the machine may be busy.
test.setTimeout(180_000);
const MADE_MS = 120_000;

const chooser = (page: Page) => page.getByLabel('Choose a picture or a video, or drop it here');
const player = (page: Page) => page.getByRole('region', { name: /^Video/ });
const press = (page: Page, name: string) => player(page).getByRole('button', { name }).click();

/** How an element plays. */
const played = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => ({
    seconds: element.currentTime,
    isPaused: element.paused,
    isMuted: element.muted,
  }));
const seconds = async (video: Locator) => (await played(video)).seconds;

/** Addresses of a video's files that the page asks for from now on, with the status of the answer. */
function asked(page: Page): { path: string; status: number }[] {
  const all: { path: string; status: number }[] = [];
  page.on('response', (answer) => {
    const path = new URL(answer.url()).pathname;
    if (/^\/(hls|720p)\//.test(path)) all.push({ path, status: answer.status() });
  });
  return all;
}

/** A pin of a film on a board of its own; answers the paths of both. */
async function filmed(user: User, info: TestInfo, title: string) {
  const board = await user.createBoard('Walks');
  const film = makeFilm(info.outputPath('walk.mp4'));
  const pin = await user.createPinOf(await user.upload(film), { board, title });
  return { pin: `/pin/${pin.id}/`, board: board.url };
}

test(
  'a video is sent, made and published, and plays on its page',
  { tag: '@both' },
  async ({ page, context, user }, info) => {
    await user.enter(context);
    await user.createBoard('Walks');
    const stages = new Set<string>();
    page.on('response', async (answer) => {
      if (!answer.url().includes('/VIPResource/get/')) return;
      const { data } = (await answer.json()).resource_response;
      for (const { stage } of Object.values<{ stage?: string }>(data)) if (stage) stages.add(stage);
    });
    await page.goto('/pin/create/');
    await chooser(page).setInputFiles(makeFilm(info.outputPath('walk.mp4')));
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.getByRole('textbox', { name: 'Title' }).fill('A walk');
    await page.getByRole('button', { name: /^Board:/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Walks' }).click();
    await expect(page.getByText('Ready to publish')).toBeVisible({ timeout: MADE_MS });
    expect(stages.size).toBeGreaterThan(0);
    for (const stage of stages) expect(stage).toMatch(/^(received|cover|making|storing)$/);

    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'A walk' })).toBeVisible();
    const files = asked(page);
    await press(page, 'Play');
    const video = player(page).locator('video');
    await expect.poll(() => seconds(video)).toBeGreaterThan(0.5);
    expect((await played(video)).isMuted).toBe(false);
    expect(files.filter(({ path }) => path.endsWith('.m3u8'))).not.toEqual([]);
    await press(page, 'Pause');
    expect((await played(video)).isPaused).toBe(true);
  },
);

test('a video has keys, and one plays at a time', async ({ page, context, user }, info) => {
  await user.enter(context);
  await page.goto((await filmed(user, info, 'A walk')).pin);
  await press(page, 'Play');
  const video = player(page).locator('video');
  await expect.poll(() => seconds(video)).toBeGreaterThan(0.2);
  await expect(player(page).getByRole('button', { name: 'Pause' })).toBeFocused();
  await page.keyboard.press('k');
  await expect(player(page).getByRole('button', { name: 'Play' })).toBeFocused();
  await page.keyboard.press('0');
  await expect.poll(() => seconds(video)).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => seconds(video)).toBe(5);
  await page.keyboard.press('5');
  await expect.poll(() => seconds(video)).toBeCloseTo(FILM_S / 2, 0);
  await page.keyboard.press('m');
  expect((await played(video)).isMuted).toBe(true);
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await page.keyboard.press('f');
  await expect.poll(isFull).toBe(true);
  await page.keyboard.press('f');
  await expect.poll(isFull).toBe(false);
  await player(page).getByRole('combobox', { name: 'Speed' }).selectOption('2×');
  await player(page).getByRole('button', { name: 'Play' }).press('k');
  await expect.poll(() => seconds(video), { timeout: 30_000 }).toBeCloseTo(FILM_S, 0);
  await expect(player(page).getByRole('button', { name: 'Play again' })).toBeVisible();
});

test(
  'a video moves in the grid without a sound, where the viewer likes things to move',
  {
    tag: '@both',
  },
  async ({ page, context, user }, info) => {
    await user.enter(context);
    const { board } = await filmed(user, info, 'A walk');
    const card = page.getByRole('article').filter({ hasText: 'A walk' });
    const video = card.locator('video');
    const files = asked(page);
    await page.goto(board);
    await expect(card.getByText(`0:${FILM_S}`)).toBeVisible();
    await expect.poll(() => seconds(video)).toBeGreaterThan(0.2);
    expect((await played(video)).isMuted).toBe(true);
    expect(files.every(({ path, status }) => path.endsWith('.mp4') && status === 206)).toBe(true);

    await test.step('opens, and plays there as well', async () => {
      await card.getByRole('link', { name: 'A walk' }).first().click();
      const opened = player(page).locator('video');
      await expect.poll(() => seconds(opened)).toBeGreaterThan(0.2);
      await press(page, 'Sound on');
      expect((await played(opened)).isMuted).toBe(false);
    });

    await test.step('stands still where less motion is wanted', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(board);
      await expect(card.getByText(`0:${FILM_S}`)).toBeVisible();
      await card.getByRole('link', { name: 'A walk' }).first().click();
      await expect(player(page).getByRole('button', { name: 'Play' })).toBeVisible();
      await expect(page.locator('video')).toHaveCount(0);
    });
  },
);

test.describe('where something fails', () => {
  // Files that the server does not take, and those that the journey withholds.
  test.use({ expected: /\/uploads\/|\/hls\/|\/720p\/|400|Failed to load/ });

  test('a stream: the file is played, and a video that cannot be played says so', async ({
    page,
    context,
    user,
  }, info) => {
    await user.enter(context);
    const { pin } = await filmed(user, info, 'A walk');
    await page.route('**/hls/**', (route) => route.abort());
    const files = asked(page);
    await page.goto(pin);
    await press(page, 'Play');
    const video = player(page).locator('video');
    await expect.poll(() => seconds(video), { timeout: 30_000 }).toBeGreaterThan(0.2);
    expect(files).not.toEqual([]);
    expect(files.every(({ path }) => /^\/720p\/.*\.mp4$/.test(path))).toBe(true);

    await page.route('**/720p/**', (route) => route.abort());
    await page.reload();
    await press(page, 'Play');
    const alert = player(page).getByRole('alert');
    await expect(alert).toContainText('This video cannot be played right now.', {
      timeout: 30_000,
    });
    await page.unroute('**/720p/**');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => seconds(video), { timeout: 30_000 }).toBeGreaterThan(0.2);
  });

  test(
    'a file that lies, one that ends early, and a fault while it is made',
    {
      tag: '@both',
    },
    async ({ page, context, user }, info) => {
      await user.enter(context);
      await page.goto('/pin/create/');
      await page.getByRole('textbox', { name: 'Title' }).fill('A walk');
      const film = makeFilm(info.outputPath('walk.mp4'));
      const refused = async (words: string) => {
        await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible({
          timeout: MADE_MS,
        });
      };
      const remove = page.getByRole('button', { name: 'Remove video' });

      await chooser(page).setInputFiles(pageAsFilm());
      await refused('This file is not a video we can read. Use MP4, MOV or WebM.');
      await remove.click();
      await chooser(page).setInputFiles(truncatedFilm(film));
      await refused('This video is damaged or incomplete. Try another file.');
      await remove.click();

      // The server alone knows how to break in the midst of it.
      await page.route('**/resource/VIPResource/get/**', async (route) => {
        const response = await route.fetch();
        const json = await response.json();
        for (const state of Object.values<object>(json.resource_response.data)) {
          Object.assign(state, { status: 'failed', failure_message: 'This video is too long.' });
        }
        await route.fulfill({ response, json });
      });
      await chooser(page).setInputFiles(film);
      await refused('This video is too long.');
      await page.unroute('**/resource/VIPResource/get/**');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Ready to publish')).toBeVisible({ timeout: MADE_MS });
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('A walk');
    },
  );
});
