import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { photograph } from '../photographs.ts';

/** Chooses a line of the menu of the board that is shown. */
async function choose(page: Page, line: string) {
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('menuitem', { name: line, exact: true }).click();
}

/** Deletes the board that is shown. */
async function deleteBoard(page: Page, name: string) {
  await choose(page, 'Delete board');
  const dialog = page.getByRole('alertdialog', { name: `Delete “${name}”?` });
  await dialog.getByRole('button', { name: 'Delete board' }).click();
  await expect(page.getByRole('status').getByText(`${name} deleted`)).toBeVisible();
}

// A deleted board has no page.
test.use({ expected: /404/ });

test('what was deleted comes back, or goes for good', async ({ page, context, person }) => {
  const rooms = await person.createBoard('Rooms');
  for (const title of ['Ochre armchair', 'Evening lights']) {
    const file = title === 'Evening lights' ? 'lights' : 'armchair';
    await person.createPin({ board: rooms, photograph: photograph(file), title });
  }
  await person.enter(context);
  const main = page.getByRole('main');
  const pins = main.getByRole('list', { name: 'Rooms' });
  const boards = main.getByRole('region', { name: 'Boards' });

  await test.step('a deleted pin is back at once', async () => {
    await page.goto(rooms.url);
    await pins.getByRole('link', { name: 'Evening lights' }).click();
    await page.waitForURL(/\/pin\//);
    await page.getByRole('article').first().getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Delete pin' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete this pin?' });
    await dialog.getByRole('button', { name: 'Delete pin' }).click();
    await page.waitForURL(`**${rooms.url}`);
    await expect(pins.getByRole('link', { name: 'Evening lights' })).toHaveCount(0);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(pins.getByRole('link', { name: 'Evening lights' })).toBeVisible();
  });

  await test.step('a deleted board is restored', async () => {
    await page.goto(rooms.url);
    await deleteBoard(page, 'Rooms');
    await page.waitForURL(`**/${rooms.url.split('/')[1]}/`);
    await page.goto('/settings/');
    await page.getByRole('link', { name: 'Recently deleted' }).click();
    await expect(boards.getByText('2 pins')).toBeVisible();
    await boards.getByRole('button', { name: 'Restore Rooms' }).click();
    await expect(boards.getByText('No deleted boards.')).toBeVisible();
    await page.getByRole('status').getByRole('button', { name: 'Open' }).click();
    await page.waitForURL(`**${rooms.url}`);
    await expect(pins.getByRole('link', { name: 'Ochre armchair' })).toBeVisible();
  });

  await test.step('a board goes for good', async () => {
    await deleteBoard(page, 'Rooms');
    await page.goto('/settings/recently-deleted/');
    await boards.getByRole('button', { name: 'Delete Rooms for good' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete “Rooms” for good?' });
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(boards.getByText('No deleted boards.')).toBeVisible();
    expect((await page.goto(rooms.url))?.status()).toBe(404);
  });
});

test('two boards become one', async ({ page, context, person }) => {
  const rooms = await person.createBoard('Rooms');
  const chairs = await person.createBoard('Chairs');
  await person.createPin({ board: rooms, photograph: photograph('lights'), title: 'Lights' });
  await person.createPin({ board: chairs, photograph: photograph('armchair'), title: 'Armchair' });
  await person.enter(context);
  await page.goto(chairs.url);
  await choose(page, 'Merge into another board');
  const picker = page.getByRole('dialog', { name: 'Merge “Chairs” into' });
  await expect(picker.getByRole('button', { name: 'Chairs' })).toHaveCount(0);
  await picker.getByRole('button', { name: 'Rooms' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Merge “Chairs” into “Rooms”?' });
  await dialog.getByRole('button', { name: 'Merge boards' }).click();
  await page.waitForURL(`**${rooms.url}`);
  const pins = page.getByRole('main').getByRole('list', { name: 'Rooms' });
  await expect(pins.getByRole('link', { name: 'Armchair' })).toBeVisible();
  await expect(pins.getByRole('link', { name: 'Lights' })).toBeVisible();
  await page.goto('/settings/recently-deleted/');
  await expect(page.getByRole('button', { name: 'Restore Chairs' })).toBeVisible();
});
