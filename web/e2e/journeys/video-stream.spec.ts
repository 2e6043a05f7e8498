import { makeFilm } from '../films.ts';
import { expect, test } from '../journey.ts';

// A film is made by one process after the other, and the machine may be busy.
test.setTimeout(180_000);

test(
  'a video is found and opened among others, and the next one follows it',
  {
    tag: '@both',
  },
  async ({ page, context, user, isMobile }, info) => {
    await user.enter(context);
    const word = `walk${crypto.randomUUID().slice(0, 8)}`;
    const board = await user.createBoard('Walks');
    for (const title of [`Morning ${word}`, `Evening ${word}`]) {
      const film = makeFilm(info.outputPath(`${title.replace(' ', '-')}.mp4`));
      await user.createPinOf(await user.upload(film), { board, title });
    }
    const card = (title: string) => page.getByRole('link', { name: `${title} ${word}` }).first();

    await test.step('by its words', async () => {
      const found = `/search/videos/?q=${word}`;
      // Once the index has followed.
      await expect
        .poll(async () => (await page.request.get(`${found}&at=${Math.random()}`)).text())
        .toContain(`Evening ${word}`);
      await page.goto(`/search/pins/?q=${word}`);
      await page.getByRole('link', { name: 'Videos', exact: true }).click();
      await expect(card('Morning')).toBeVisible();
      await expect(card('Evening')).toBeVisible();
    });

    const shown = page.locator('[data-closeup]');
    await test.step('among the new ones', async () => {
      await page.goto('/videos/');
      await card('Evening').click();
      await expect(page).toHaveURL(/\/videos\/all\/\d+\/$/);
      await expect(shown.getByText(`Evening ${word}`)).toBeVisible();
      const video = shown.locator('video');
      const seconds = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
      await expect.poll(seconds, { timeout: 30_000 }).toBeGreaterThan(0.2);
    });

    await test.step('the next takes its place, and back leads to the list', async () => {
      const first = page.url();
      const cards = page.locator('ol').filter({ has: shown });
      if (isMobile) await cards.evaluate((list) => list.scrollBy(0, list.clientHeight));
      else await page.getByRole('button', { name: 'Next video' }).click();
      await expect(page).not.toHaveURL(first);
      await expect(page).toHaveURL(/\/videos\/all\/\d+\/$/);
      await expect(shown).toHaveCount(1);
      await expect(shown.getByText(`Evening ${word}`)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(/\/videos\/$/);
      await expect(card('Evening')).toBeVisible();
    });
  },
);
