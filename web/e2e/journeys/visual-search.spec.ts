import { writeFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { websites } from '../servers.ts';
import { write } from '../websitePages.ts';

/** A lamp, and a room in which it stands: nothing else of this world has their colours. */
interface Drawn {
  lamp: string;
  room: string;
}

/** Where the lamp stands in the room, in shares of the picture. */
const LAMP = { left: 0.5, top: 0.25, right: 0.9, bottom: 0.75 };

/** Draws both in the browser, and answers the paths of their files. */
async function draw(page: Page, info: TestInfo): Promise<Drawn> {
  const [lamp, room] = await page.evaluate((place) => {
    const picture = (paint: (brush: CanvasRenderingContext2D) => void) => {
      const canvas = document.createElement('canvas');
      canvas.width = 600;
      canvas.height = 600;
      paint(canvas.getContext('2d') as CanvasRenderingContext2D);
      return canvas.toDataURL('image/jpeg', 0.9).replace(/^.*,/, '');
    };
    const lamp = (brush: CanvasRenderingContext2D, side: number, x: number, y: number) => {
      for (let at = 0; at < 36; at++) {
        const isDark = ((at % 6) + Math.floor(at / 6)) % 2;
        brush.fillStyle = isDark ? '#7a0060' : '#30f0c0';
        brush.fillRect(
          x + ((at % 6) * side) / 6,
          y + (Math.floor(at / 6) * side) / 6,
          side / 6,
          side / 6,
        );
      }
    };
    return [
      picture((brush) => lamp(brush, 600, 0, 0)),
      picture((brush) => {
        const slope = brush.createLinearGradient(0, 0, 600, 600);
        slope.addColorStop(0, '#f8d020');
        slope.addColorStop(1, '#2040a0');
        brush.fillStyle = slope;
        brush.fillRect(0, 0, 600, 600);
        brush.save();
        brush.translate(600 * place.left, 600 * place.top);
        brush.scale((place.right - place.left) / (place.bottom - place.top), 1);
        lamp(brush, 600 * (place.bottom - place.top), 0, 0);
        brush.restore();
      }),
    ] as const;
  }, LAMP);
  const kept = (name: string, base64: string) => {
    const path = info.outputPath(`${name}.jpg`);
    writeFileSync(path, Buffer.from(base64, 'base64'));
    return path;
  };
  return { lamp: kept('lamp', lamp), room: kept('room', room) };
}

/** Drags a corner of the box to a place of the picture. */
async function drag(page: Page, corner: { x: number; y: number }, to: { x: number; y: number }) {
  const box = page.getByRole('group', { name: 'Part of the picture to search for' });
  const picture = await page.locator('[data-cut-picture]').boundingBox();
  const handle = await box.locator(`[data-x="${corner.x}"][data-y="${corner.y}"]`).boundingBox();
  if (!picture || !handle) throw new Error('The box is not there.');
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(picture.x + to.x * picture.width, picture.y + to.y * picture.height, {
    steps: 5,
  });
  await page.mouse.up();
}

test(
  'a detail of a picture finds what looks like it, and so does a picture of one’s own',
  {
    tag: '@both',
  },
  async ({ page, context, user }, info) => {
    await user.enter(context);
    await page.goto('/settings/');
    const drawn = await draw(page, info);
    const board = await user.createBoard('Light');
    const name = `Lamp ${crypto.randomUUID().slice(0, 8)}`;
    const link = await write(websites()[0] ?? '', {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name,
      offers: { '@type': 'Offer', price: '45.00', priceCurrency: 'EUR' },
    });
    const lamp = await user.createPin({ board, photograph: drawn.lamp, title: name, link });
    const room = await user.createPin({ board, photograph: drawn.room, title: 'Room at dusk' });
    // Once the index has followed, and the page of the lamp has been read.
    const found = async () => {
      const data = JSON.stringify({ options: { pin_id: room.id, is_shopping: true } });
      const answer = await page.request.get(
        '/resource/VisualSearchFlashlightUnifiedResource/get/',
        { params: { data } },
      );
      const { results } = (await answer.json()).resource_response.data;
      return results.map((pin: { id: string }) => pin.id);
    };
    await expect.poll(found).toContain(lamp.id);

    await page.goto(`/pin/${room.id}/`);
    await page.getByRole('link', { name: 'Search in the picture' }).click();
    const list = page.getByRole('list', { name: 'What looks like it' });
    await expect(list).toBeVisible();
    // Lamps of other tries look the same.
    const expectLamp = async () => {
      await expect(list.getByRole('listitem').first()).toContainText(/^Lamp /);
      await expect(list.getByText(name)).toBeVisible();
    };
    await drag(page, { x: -1, y: -1 }, { x: LAMP.left, y: LAMP.top });
    await drag(page, { x: 1, y: 1 }, { x: LAMP.right, y: LAMP.bottom });
    await expectLamp();

    const box = page.getByRole('group', { name: 'Part of the picture to search for' });
    const asked = page.waitForRequest(/VisualLiveSearchResource/);
    await box.press('ArrowLeft');
    await asked;

    await page.getByRole('link', { name: 'For sale', exact: true }).click();
    const goods = page.getByRole('list', { name: 'For sale, and looks like it' });
    await expect(goods.getByText(name)).toBeVisible();
    await expect(goods.getByText('€45.00').first()).toBeVisible();
    await expect(goods.getByText('Room at dusk')).toBeHidden();

    await page.goto('/search/visual/');
    await page.getByLabel('Choose a picture or drop it here').setInputFiles(drawn.lamp);
    await expectLamp();
  },
);
