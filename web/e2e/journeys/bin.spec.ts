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

test('what was deleted comes back, or goes for good', async ({ page, context, user }) => {
  const rooms = await user.createBoard('Rooms');
  for (const title of ['Ochre armchair', 'Evening lights']) {
    const file = title === 'Evening lights' ? 'lights' : 'armchair';
    await user.createPin({ board: rooms, photograph: photograph(file), title });
  }
  await user.enter(context);
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

test.describe('merging', () => {
  // Nothing is asked of the board that is gone.
  test.use({ expected: null });

  test('two boards become one', async ({ page, context, user }) => {
    const rooms = await user.createBoard('Rooms');
    const chairs = await user.createBoard('Chairs');
    await user.createPin({ board: rooms, photograph: photograph('lights'), title: 'Lights' });
    await user.createPin({
      board: chairs,
      photograph: photograph('armchair'),
      title: 'Armchair',
    });
    await user.enter(context);
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
});

test('a pin whose board is gone comes to another', async ({ page, context, user }) => {
  const chairs = await user.createBoard('Chairs');
  const lost = await user.createBoard('Lost');
  const pin = (file: Parameters<typeof photograph>[0], board: typeof lost, title: string) =>
    user.createPin({ board, photograph: photograph(file), title });
  const armchair = await pin('armchair', chairs, 'Ochre armchair');
  const lights = await pin('lights', lost, 'Evening lights');
  const saving = { pin_id: armchair.id, board_id: lost.id };
  const saved = await user.call<{ id: string }>('RepinResource/create', saving);
  for (const { id } of [lights, saved]) await user.call('PinResource/delete', { id });
  await user.call('BoardResource/delete', { board_id: lost.id });
  await user.call('DeletedBoardsResource/delete', { board_id: lost.id });
  await user.enter(context);
  const main = page.getByRole('main');
  const pins = main.getByRole('region', { name: 'Pins' });
  const restore = async (title: string) => {
    await pins.getByRole('button', { name: `Restore to another board: ${title}` }).click();
    const picker = page.getByRole('dialog', { name: 'Restore to' });
    await picker.getByRole('button', { name: 'Chairs' }).click();
    await expect(picker).toHaveCount(0);
  };

  await page.goto('/settings/recently-deleted/');
  await expect(pins.getByText('Its board is deleted')).toHaveCount(2);
  await expect(pins.getByRole('button', { name: 'Restore Evening lights' })).toHaveCount(0);

  await test.step('unless its picture is there already', async () => {
    await restore('Ochre armchair');
    const words = 'The pin stays here: its picture is on Chairs already.';
    await expect(page.getByText(words)).toBeVisible();
    await expect(pins.getByText('Ochre armchair')).toBeVisible();
  });

  await test.step('where it stands first', async () => {
    await restore('Evening lights');
    const told = page.getByRole('status').filter({ hasText: 'Restored to Chairs' });
    await expect(pins.getByText('Evening lights')).toHaveCount(0);
    await told.getByRole('button', { name: 'Open' }).click();
    await page.waitForURL(`**${chairs.url}`);
    const there = main.getByRole('list', { name: 'Chairs' }).getByRole('link');
    await expect(there.first()).toHaveAccessibleName(/Evening lights/);
    await expect(main.getByText('2 pins')).toBeVisible();
  });
});
