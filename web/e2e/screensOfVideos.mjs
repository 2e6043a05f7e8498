// What `screens.mjs` shows of videos: a card, the player, and the making of a pin.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { own } from './screensOfPins.mjs';

/** Places as `[name, path, session, act]`, of a pin whose creator `undo` takes away again. */
export async function videoPlaces(browser, server, demo) {
  const { User } = await own('user.ts');
  const { photograph } = await own('photographs.ts');
  const { makeWalk, pageAsFilm } = await own('films.ts');
  const folder = mkdtempSync(join(tmpdir(), 'magpie-films-'));
  const film = makeWalk(photograph('armchair'), join(folder, 'armchair.mp4'));
  const { request } = await browser.newContext({ baseURL: server });
  const creator = await User.signUp(request, 'Mira', 'Holm');
  const board = await creator.createBoard('Rooms that move');
  for (const [name, title] of [
    ['guitar', 'Restringing an old guitar'],
    ['leaf', 'A leaf against the light'],
  ]) {
    await creator.createPin({ board, photograph: photograph(name), title });
  }
  const pin = await creator.createPinOf(await creator.upload(film), {
    board,
    title: 'An armchair in the evening sun',
    description: 'Twelve quiet seconds. The velvet is older than the house.',
  });
  return {
    places: [
      ['video', `/pin/${pin.id}/`, demo, play],
      ['video-card', board.url, demo],
      ['pin-create-video', '/pin/create/', demo, (page) => making(page, film)],
      ['video-failed', '/pin/create/', demo, (page) => refused(page, pageAsFilm())],
    ],
    undo: async () => {
      await creator.call('UserDeleteResource/create', { password: creator.password });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** In the midst of it, with its controls. */
async function play(page) {
  const player = page.getByRole('region', { name: /^Video/ });
  await player.getByRole('button', { name: 'Play' }).click();
  const video = player.locator('video');
  await video.evaluate(
    (element) =>
      new Promise((resolve) => {
        element.addEventListener('timeupdate', () => element.currentTime > 1 && resolve());
      }),
  );
  await page.keyboard.press('k');
  await page.keyboard.press('4');
}

const chooser = (page) => page.getByLabel('Choose a picture or a video, or drop it here');

/** What is being made of a video, held where it is half done. */
async function making(page, film) {
  await page.route('**/resource/VIPResource/get/**', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    for (const state of Object.values(json.resource_response.data)) {
      Object.assign(state, { status: 'processing', stage: 'making', percent: 45 });
    }
    await route.fulfill({ response, json });
  });
  await chooser(page).setInputFiles(film);
  await page.getByRole('progressbar', { name: 'Getting ready…' }).waitFor();
}

/** What is said of a file that is no video. */
async function refused(page, file) {
  await chooser(page).setInputFiles(file);
  await page.getByRole('alert').filter({ hasText: 'not a video' }).waitFor();
}
