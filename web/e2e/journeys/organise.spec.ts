import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { photograph } from '../photographs.ts';
import type { Board, Upload, User } from '../user.ts';

const PHOTOGRAPHS = ['armchair', 'guitar', 'lights', 'leather-chair', 'leaf'] as const;
const COUNT = 12;

/** Pins by the names `Thing 1` to `Thing 12`; the newest stands first. */
async function fill(user: User, board: Board): Promise<string[]> {
  const uploads = await Promise.all(PHOTOGRAPHS.map((name) => user.upload(photograph(name))));
  const ids: string[] = [];
  for (let number = 1; number <= COUNT; number += 1) {
    const upload = uploads[number % uploads.length] as Upload;
    const { id } = await user.createPinOf(upload, { board, title: `Thing ${number}` });
    ids.push(id);
  }
  return ids;
}

const tiles = (page: Page, name = 'Rooms') => page.getByRole('grid', { name });
const tile = (page: Page, number: number, name = 'Rooms') =>
  tiles(page, name).getByRole('row', { name: `Thing ${number}`, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const said = (page: Page, words: string) => page.getByRole('status').getByText(words);

/** Drags a thing before another; on the way the pointer is seen where it goes. */
async function drag(page: Page, number: number, before: number) {
  await tile(page, number).hover();
  await page.mouse.down();
  const place = await tile(page, before).boundingBox();
  if (!place) throw new Error(`Thing ${before} is not in sight.`);
  await page.mouse.move(place.x + 30, place.y + 60, { steps: 8 });
  await page.mouse.move(place.x + 20, place.y + 62, { steps: 4 });
  await page.mouse.up();
}

async function organise(page: Page, name = 'Rooms') {
  await press(page, 'Organise');
  await expect(page.getByRole('heading', { name: `Organise ${name}` })).toBeVisible();
  await expect(tiles(page, name)).toBeVisible();
}

test('a board is organised, and what was done is undone', { tag: '@both' }, async ({
  page,
  context,
  user,
  isMobile,
}) => {
  const board = await user.createBoard('Rooms');
  await fill(user, board);
  await user.enter(context);
  await page.goto(board.url);
  await organise(page);
  const section = page.getByRole('grid', { name: 'Sections' }).getByRole('row');

  await test.step('a section of two pins', async () => {
    await tile(page, 12).click();
    await tile(page, 11).click();
    await expect(said(page, '2 pins selected')).toBeVisible();
    await press(page, 'Add section');
    const dialog = page.getByRole('dialog', { name: 'Add section' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Reading');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(section).toContainText('2 pins');
    await expect(tile(page, 12)).toBeHidden();
  });

  await test.step('two more are moved there, and back', async () => {
    await tile(page, 10).click();
    await tile(page, 9).click();
    await press(page, 'Move to…');
    const dialog = page.getByRole('dialog', { name: 'Move to' });
    await dialog.getByRole('button', { name: 'Rooms' }).click();
    await dialog.getByRole('button', { name: 'Reading' }).click();
    await expect(said(page, '2 pins moved to Rooms, Reading')).toBeVisible();
    await expect(section).toContainText('4 pins');
    await expect(tile(page, 10)).toBeHidden();
    await press(page, 'Undo');
    await expect(tile(page, 10)).toBeVisible();
    await expect(section).toContainText('2 pins');
  });

  if (!isMobile) {
    await test.step('one is dragged to the front', async () => {
      const sent = page.waitForResponse(/BoardPinOrderResource\/update/);
      await drag(page, 7, 10);
      await sent;
      await expect(tiles(page).getByRole('row').first()).toHaveAccessibleName('Thing 7');
    });

    await test.step('and behind another, by keys', async () => {
      const sent = page.waitForResponse(/BoardPinOrderResource\/update/);
      const first = tiles(page).getByRole('row').first();
      await first.focus();
      // Past the box to the grip.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(first.getByRole('button', { name: 'Drag Thing 7' })).toBeFocused();
      await page.keyboard.press('Enter');
      const gap = page.locator('[aria-label^="Insert"]:focus');
      await expect(gap).toHaveAccessibleName('Insert between Thing 7 and Thing 10');
      await page.keyboard.press('ArrowRight');
      await expect(gap).toHaveAccessibleName('Insert between Thing 10 and Thing 9');
      await page.keyboard.press('Enter');
      await sent;
      await expect(tiles(page).getByRole('row').nth(1)).toHaveAccessibleName('Thing 7');
    });
  }

  await test.step('two are deleted, and are back', async () => {
    await tile(page, 2).click();
    await tile(page, 1).click();
    await press(page, 'Delete');
    await expect(said(page, '2 pins deleted')).toBeVisible();
    await expect(tile(page, 2)).toBeHidden();
    await page.getByRole('status').filter({ hasText: 'deleted' }).getByText('Undo').click();
    await expect(tile(page, 2)).toBeVisible();
  });

  await test.step('it stays so', async () => {
    await press(page, 'Done');
    await page.reload();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /^Reading/ })).toContainText('2 pins');
    await expect(main.getByText('12 pins')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Thing 2', exact: true })).toBeVisible();
    await organise(page);
    const rows = tiles(page).getByRole('row');
    await expect(rows.first()).toHaveAccessibleName('Thing 10');
    if (!isMobile) await expect(rows.nth(1)).toHaveAccessibleName('Thing 7');
  });
});

test('pins of a section are saved to another board too, and taken from there again', async ({
  page,
  context,
  user,
}) => {
  const board = await user.createBoard('Rooms');
  const pins = await fill(user, board);
  const other = await user.createBoard('Kept');
  await user.call('BoardSectionResource/create', {
    board_id: board.id,
    title: 'Reading',
    initial_pins: pins,
  });
  await user.enter(context);
  await page.goto(`${board.url}reading/`);
  await organise(page, 'Reading');
  await tile(page, 12, 'Reading').click();
  await tile(page, 11, 'Reading').click();
  await press(page, 'Copy to…');
  const dialog = page.getByRole('dialog', { name: 'Save to another board too' });
  await dialog.getByRole('button', { name: 'Kept' }).click();
  await expect(said(page, '2 pins saved to Kept')).toBeVisible();
  // They stay where they were.
  await expect(tile(page, 12, 'Reading')).toBeVisible();
  const kept = () => pinsOn(page, other);
  await expect.poll(kept).toBe(2);
  await press(page, 'Undo');
  await expect.poll(kept).toBe(0);
  await press(page, 'Done');
  await page.goto(other.url);
  await expect(page.getByRole('main').getByText('0 pins')).toBeVisible();
});

/** How many pins a board has. */
async function pinsOn(page: Page, { id }: Board): Promise<number> {
  const data = JSON.stringify({ options: { board_id: id } });
  const answer = await page.request.get('/resource/BoardResource/get/', { params: { data } });
  return (await answer.json()).resource_response.data.pin_count;
}
