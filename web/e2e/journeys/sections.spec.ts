import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { photograph } from '../photographs.ts';

/** Chooses a line of the menu of the board or section that is shown. */
async function choose(page: Page, line: string) {
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('menuitem', { name: line }).click();
}

test.use({ expected: /409/ });

test('a large board proposes sections once', async ({ page, context, user, world }) => {
  const board = await user.createBoard('Many');
  for (const { id: pin_id } of world.pins.slice(0, 20)) {
    await user.call('RepinResource/create', { pin_id, board_id: board.id });
  }
  await user.enter(context);
  await page.goto(board.url);
  const words = page.getByText('Sections make a large board easier to look through.');
  await expect(words).toBeVisible();
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(page.getByRole('heading', { name: 'Organise Many' })).toBeVisible();
  await page.goto(board.url);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(words).toBeHidden();
});

test('a board is divided into sections', async ({ page, context, user, world }) => {
  const board = await user.createBoard('Rooms');
  await user.createPin({ board, photograph: photograph('armchair'), title: 'Ochre armchair' });
  await user.enter(context);
  const main = page.getByRole('main');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  await test.step('add sections', async () => {
    await page.goto(board.url);
    for (const name of ['Reading', 'Sleeping']) {
      await choose(page, 'Add section');
      const dialog = page.getByRole('dialog', { name: 'Add section' });
      await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByRole('status').getByText(`${name} added`)).toBeVisible();
    }
    await expect(main.getByRole('link', { name: 'Ochre armchair', exact: true })).toBeVisible();
  });

  await test.step('a name that is taken says so', async () => {
    await choose(page, 'Add section');
    const dialog = page.getByRole('dialog', { name: 'Add section' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('reading');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(
      dialog.getByText('This board already has a section with this name.'),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('save a pin into one of them', async () => {
    const pin = world.pins[0];
    await page.goto(`/pin/${pin?.id}/`);
    await page.getByRole('button', { name: /Choose board|Rooms/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Save to board' });
    await dialog.getByRole('button', { name: 'Rooms' }).click();
    await dialog.getByRole('button', { name: 'Reading' }).click();
    await expect(page.getByRole('status').getByText('Saved to Rooms, Reading')).toBeVisible();
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await expect(heading('Reading')).toBeVisible();
    await expect(main.getByRole('link', { name: pin?.title ?? '', exact: true })).toBeVisible();
  });

  await test.step('rename it', async () => {
    await choose(page, 'Rename section');
    const dialog = page.getByRole('dialog', { name: 'Rename section' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Reading corner');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(heading('Reading corner')).toBeVisible();
    await expect(page).toHaveURL(`${board.url}reading-corner/`);
  });

  await test.step('merge it with the other', async () => {
    await choose(page, 'Merge into another section');
    await page.getByRole('dialog').getByRole('button', { name: 'Sleeping' }).click();
    await expect(heading('Sleeping')).toBeVisible();
    await expect(main.getByText('1 pin')).toBeVisible();
  });

  await test.step('delete it and keep its pin', async () => {
    await choose(page, 'Delete section');
    await page.getByRole('button', { name: 'Delete section' }).click();
    await expect(heading('Rooms')).toBeVisible();
    const title = world.pins[0]?.title ?? '';
    await expect(main.getByRole('link', { name: title, exact: true })).toBeVisible();
    await expect(main.getByRole('list', { name: 'Sections' })).toBeHidden();
  });
});
