import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { photograph } from '../photographs.ts';

/** What of a saved card is looked at. */
interface Seen {
  width: number;
  height: number;
  /** Rows of pixels that cross two eyes of a QR code. */
  rowsWithEyes: number;
}

/**
 * Decodes a picture in the browser. The eye of a QR code is dark, light, dark, light and dark, one,
 * one, three, one and one module wide.
 */
function look(page: Page, file: Buffer): Promise<Seen> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const { width, height } = picture;
    const brush = new OffscreenCanvas(width, height).getContext('2d');
    if (!brush) throw new Error('This browser draws no pictures.');
    brush.drawImage(picture, 0, 0);
    const { data } = brush.getImageData(0, 0, width, height);
    const isDark = (x: number, y: number) => (data[(y * width + x) * 4 + 1] ?? 0) < 128;
    const eyes = (y: number) => {
      const runs: number[] = [];
      for (let x = 1, from = 0; x < width; x += 1) {
        if (isDark(x, y) === isDark(x - 1, y)) continue;
        runs.push(x - from);
        from = x;
      }
      return runs.filter((module, at) => {
        const eye = runs.slice(at, at + 5).map((run) => Math.round(run / module));
        return module >= 4 && eye.join() === '1,1,3,1,1';
      }).length;
    };
    const rows = Array.from({ length: height }, (_, y) => eyes(y));
    return { width, height, rowsWithEyes: rows.filter((count) => count >= 2).length };
  }, file.toString('base64'));
}

test('a pin becomes a picture for other networks, unless it is hidden', async ({
  page,
  context,
  user,
}) => {
  const board = await user.createBoard('To sit on');
  const title = 'An armchair by the window';
  const pin = await user.createPin({ board, photograph: photograph('armchair'), title });
  await user.enter(context);
  const share = page.getByRole('dialog', { name: 'Share' });
  const card = page.getByRole('dialog', { name: 'Picture card' });
  const open = async () => {
    await page.goto(`/pin/${pin.id}/`);
    await page.getByRole('article').first().getByRole('button', { name: 'Share' }).click();
    await expect(share.getByRole('button', { name: 'Show a QR code' })).toBeVisible();
  };

  await test.step('it is drawn, with a code that says who sent it', async () => {
    await open();
    await expect(share.getByText(/invite_code=/)).toBeVisible();
    const [asked] = await Promise.all([
      page.waitForResponse((answer) => answer.url().includes('/PinQrResource/get/')),
      share.getByRole('button', { name: 'Picture card' }).click(),
    ]);
    expect(await asked.text()).toContain('invite_code=');
    const shown = card.getByRole('img', { name: `Picture card: ${title}` });
    await expect(shown).toBeVisible();
    const size = (img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight];
    await expect.poll(() => shown.evaluate(size)).toEqual([1080, 1920]);
  });

  await test.step('it is saved', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('link', { name: 'Save picture' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`-${pin.id}\\.jpg$`));
    const file = readFileSync(await download.path());
    const seen = await look(page, file);
    expect([seen.width, seen.height]).toEqual([1080, 1920]);
    expect(seen.rowsWithEyes).toBeGreaterThanOrEqual(6);
    await card.getByRole('button', { name: 'Close' }).click();
    await expect(card).toHaveCount(0);
  });

  await test.step('a private profile has none', async () => {
    await user.call('UserPreferencesResource/update', { is_private_profile: true });
    await open();
    await expect(share.getByRole('button', { name: 'Picture card' })).toHaveCount(0);
  });
});
