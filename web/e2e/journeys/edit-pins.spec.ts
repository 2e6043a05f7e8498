import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { photograph } from '../photographs.ts';

/** Chooses a line of the menu of the pin that is shown. */
async function choose(page: Page, line: string) {
  await page.getByRole('article').first().getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: line }).click();
}

test.use({ expected: /409/ });

test('a pin is edited, moved, noted on and deleted', async ({ page, context, user, world }) => {
  const rooms = await user.createBoard('Rooms');
  const chairs = await user.createBoard('Chairs');
  const pin = await user.createPin({
    board: rooms,
    photograph: photograph('armchair'),
    title: 'Ochre armchair',
  });
  await user.enter(context);
  const closeup = page.getByRole('article').first();
  const dialog = page.getByRole('dialog', { name: 'Edit pin' });

  await test.step('change every word', async () => {
    await page.goto(`/pin/${pin.id}/`);
    await choose(page, 'Edit pin');
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Armchair in ochre');
    await dialog.getByRole('textbox', { name: 'Description' }).fill('By the window.');
    await dialog.getByRole('textbox', { name: 'Link' }).fill('https://example.com/chair');
    await dialog.getByRole('textbox', { name: 'Topics' }).fill('velvet, corners');
    await dialog.getByRole('textbox', { name: 'Alt text' }).fill('A yellow armchair');
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Measure the door first');
    await dialog.getByRole('switch', { name: 'Allow comments' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status').getByText('Changes saved')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Armchair in ochre' })).toBeVisible();
    await expect(closeup.getByText('By the window.')).toBeVisible();
    await expect(closeup.getByRole('link', { name: 'example.com' }).first()).toBeVisible();
    await expect(closeup.getByRole('link', { name: 'velvet' })).toBeVisible();
    await expect(closeup.getByText('Measure the door first')).toBeVisible();
  });

  await test.step('what was written is not lost by mistake', async () => {
    await choose(page, 'Edit pin');
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Something else');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await asked.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Something else');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await asked.getByRole('button', { name: 'Leave' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Armchair in ochre' })).toBeVisible();
  });

  await test.step('move it to another board', async () => {
    await choose(page, 'Edit pin');
    await dialog.getByRole('button', { name: /^Board:/ }).click();
    await page
      .getByRole('dialog', { name: 'Save to board' })
      .getByRole('button', { name: 'Chairs' })
      .click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status').getByText('Moved to Chairs')).toBeVisible();
    await expect(closeup.getByText('Saved to Chairs')).toBeVisible();
  });

  await test.step('the note stands on the board, for its owner alone', async () => {
    await page.goto(chairs.url);
    await expect(page.getByRole('main').getByText('Measure the door first')).toBeVisible();
    await page.goto(`/pin/${pin.id}/`);
    await closeup.getByRole('button', { name: /Measure the door first/ }).click();
    const note = page.getByRole('dialog', { name: 'Edit note' });
    await note.getByRole('textbox', { name: 'Note' }).fill('');
    await note.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status').getByText('Note removed')).toBeVisible();
    await expect(closeup.getByText('Measure the door first')).toBeHidden();
  });

  await test.step('a saved pin keeps its link, and a board holds a picture once', async () => {
    const theirs = world.pins[3] as (typeof world.pins)[number];
    const copy = await user.call<{ id: string }>('RepinResource/create', {
      pin_id: theirs.id,
      board_id: rooms.id,
    });
    await user.call('RepinResource/create', { pin_id: theirs.id, board_id: chairs.id });
    await page.goto(`/pin/${copy.id}/`);
    await choose(page, 'Edit pin');
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Link' })).toBeHidden();
    await dialog.getByRole('button', { name: /^Board:/ }).click();
    await page
      .getByRole('dialog', { name: 'Save to board' })
      .getByRole('button', { name: 'Chairs' })
      .click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('This picture is already on that board.')).toBeVisible();
  });

  await test.step('delete from inside', async () => {
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('alertdialog', { name: 'Delete this pin?' })
      .getByRole('button', { name: 'Delete pin' })
      .click();
    await expect(page.getByRole('status').getByText('Pin deleted')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${rooms.url}$`));
  });
});
