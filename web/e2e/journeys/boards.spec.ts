import type { Page } from '@playwright/test';
import { answered } from '../answered.ts';
import { expect, test } from '../journey.ts';
import { photograph } from '../photographs.ts';

/** Chooses a line of the menu of the board that is shown. */
async function choose(page: Page, line: string) {
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('menuitem', { name: line, exact: true }).click();
}

test('a board is edited whole, and others are warned of it', async ({
  page,
  context,
  user,
  browser,
  baseURL,
}) => {
  const board = await user.createBoard('Rooms');
  for (const [file, title] of [
    ['armchair', 'Ochre armchair'],
    ['lights', 'Evening lights'],
  ] as const) {
    await user.createPin({ board, photograph: photograph(file), title });
  }
  await user.enter(context);
  const main = page.getByRole('main');

  await test.step('choose cover, topic, layout and warning', async () => {
    await page.goto(board.url);
    await main.getByRole('button', { name: 'Edit board' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit board' });
    await dialog.getByRole('radio', { name: 'Ochre armchair' }).check();
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Where one likes to sit');
    await dialog.getByRole('combobox', { name: 'Topic' }).selectOption('Living rooms');
    await dialog.getByRole('radio', { name: /Carousel/ }).check();
    await dialog.getByRole('combobox', { name: 'Warning' }).selectOption('May distress people');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status').getByText('Board saved')).toBeVisible();
    await expect(main.getByText('Where one likes to sit')).toBeVisible();
  });

  await test.step('its pins stand in one row, and the choices are kept', async () => {
    const row = main.getByRole('list', { name: 'Rooms' });
    await expect(row.getByRole('link')).toHaveCount(2);
    await page.reload();
    await expect(row.getByRole('link', { name: 'Ochre armchair' })).toBeVisible();
    await main.getByRole('button', { name: 'Edit board' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit board' });
    await expect(dialog.getByRole('radio', { name: 'Ochre armchair' })).toBeChecked();
    await expect(dialog.getByRole('combobox', { name: 'Topic' })).toHaveValue('interiors');
    await expect(dialog.getByRole('radio', { name: /Carousel/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('others read the warning first', async () => {
    const visitor = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await visitor.newPage();
    await other.goto(board.url);
    const shown = other.getByRole('main');
    await expect(shown.getByText('What is on this board may distress you.')).toBeVisible();
    await expect(shown.getByRole('link', { name: 'Ochre armchair' })).toBeHidden();
    await shown.getByRole('button', { name: 'Show anyway' }).click();
    await expect(shown.getByRole('link', { name: 'Ochre armchair' })).toBeVisible();
    await visitor.close();
  });
});

test('a board is archived and taken out again', async ({ page, context, user }) => {
  const board = await user.createBoard('Rooms');
  await user.createBoard('Gardens');
  await user.createPin({ board, photograph: photograph('armchair'), title: 'Ochre armchair' });
  await user.enter(context);
  const main = page.getByRole('main');
  const profile = `/${board.url.split('/')[1]}/`;
  const boards = main.getByRole('list', { name: 'Boards', exact: true });
  const archived = main.getByRole('list', { name: 'Archived boards' });

  await test.step('archive it', async () => {
    await page.goto(board.url);
    await choose(page, 'Archive board');
    await expect(page.getByRole('status').getByText('Rooms archived')).toBeVisible();
    await expect(main.getByText(/You archived this board/)).toBeVisible();
  });

  await test.step('it stands apart on the profile, and is not offered for saving', async () => {
    await page.goto(profile);
    await expect(archived.getByRole('link', { name: /Rooms/ })).toBeVisible();
    await expect(boards.getByRole('link', { name: /Gardens/ })).toBeVisible();
    await expect(boards.getByRole('link', { name: /Rooms/ })).toBeHidden();
    await page.goto('/pin/create/');
    await main.getByRole('button', { name: /^Board/ }).click();
    const picker = page.getByRole('dialog', { name: 'Save to board' });
    await expect(picker.getByRole('button', { name: 'Gardens' })).toBeVisible();
    await expect(picker.getByRole('button', { name: 'Rooms' })).toBeHidden();
  });

  await test.step('take it out again', async () => {
    await page.goto(board.url);
    await main.getByRole('button', { name: 'Unarchive', exact: true }).click();
    await expect(main.getByText(/You archived this board/)).toBeHidden();
    await page.goto(profile);
    await expect(boards.getByRole('link', { name: /Rooms/ })).toBeVisible();
    await expect(archived).toBeHidden();
  });
});

test('boards are arranged', async ({ page, context, user }) => {
  for (const name of ['Attic', 'Cellar', 'Barn']) await user.createBoard(name);
  const { url } = await user.createBoard('Garden');
  await user.enter(context);
  const main = page.getByRole('main');
  const profile = `/${url.split('/')[1]}/`;
  const boards = main.getByRole('list', { name: 'Boards', exact: true });
  const names = (order: string[]) =>
    expect(boards.getByRole('link', { name: /pin/ })).toHaveText(order.map((name) => RegExp(name)));
  const panel = page.getByRole('dialog', { name: 'Arrange boards' });

  await test.step('by name, and larger', async () => {
    await page.goto(profile);
    await names(['Garden', 'Barn', 'Cellar', 'Attic']);
    await main.getByRole('button', { name: 'Arrange boards' }).click();
    await panel.getByRole('radio', { name: 'A to Z' }).check();
    await names(['Attic', 'Barn', 'Cellar', 'Garden']);
    // It shows before it is kept.
    await answered(page, 'BoardsResource/update', () =>
      panel.getByRole('radio', { name: 'Wide' }).check(),
    );
    await expect(boards).toHaveAttribute('data-density', 'wide');
    await page.reload();
    await names(['Attic', 'Barn', 'Cellar', 'Garden']);
    await expect(boards).toHaveAttribute('data-density', 'wide');
  });

  await test.step('by hand', async () => {
    await main.getByRole('button', { name: 'Arrange boards' }).click();
    await panel.getByRole('button', { name: 'Put in order by hand' }).click();
    const first = main.getByRole('grid', { name: 'Boards' }).getByRole('row').first();
    await expect(first).toHaveAccessibleName('Garden');
    await first.focus();
    // Past the box to the grip.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(first.getByRole('button', { name: 'Drag Garden' })).toBeFocused();
    await page.keyboard.press('Enter');
    const gap = page.locator('[aria-label^="Insert"]:focus');
    await expect(gap).toHaveAccessibleName('Insert between Garden and Barn');
    await page.keyboard.press('ArrowRight');
    await expect(gap).toHaveAccessibleName('Insert between Barn and Cellar');
    const sent = page.waitForResponse(/BoardsResource\/update/);
    await page.keyboard.press('Enter');
    await sent;
    await expect(first).toHaveAccessibleName('Barn');
    await main.getByRole('button', { name: 'Done' }).click();
    await names(['Barn', 'Garden', 'Cellar', 'Attic']);
  });
});

test('a board finds more ideas', async ({ page, context, user, world }) => {
  const board = await user.createBoard('Rooms');
  const known = world.pins[0];
  await user.createPin({
    board,
    photograph: photograph('armchair'),
    title: `${known?.title} of ${board.url}`,
  });
  await user.enter(context);
  const main = page.getByRole('main');
  await page.goto(board.url);
  await main.getByRole('link', { name: 'More ideas' }).click();
  const ideas = main.getByRole('list', { name: 'More ideas' });
  const save = ideas.getByRole('button', { name: /^Save / }).first();
  const name = (await save.getAttribute('aria-label'))?.replace(/^Save /, '') ?? '';
  await save.click();
  await expect(page.getByRole('status').getByText('Saved to Rooms')).toBeVisible();
  await expect(ideas.getByRole('button', { name: `${name} is saved` })).toBeVisible();
  await main.getByRole('link', { name: 'Pins', exact: true }).click();
  await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
});

test('a new board gets its name from the pin', async ({ page, context, user, world }) => {
  await user.enter(context);
  await page.goto(`/pin/${world.pins[0]?.id}/`);
  await page.getByRole('button', { name: 'Choose board' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save to board' });
  await dialog.getByRole('button', { name: 'Create board' }).click();
  const names = dialog.getByRole('group', { name: 'Suggested names' });
  const name = (await names.getByRole('button').first().textContent()) ?? '';
  await names.getByRole('button').first().click();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('status').getByText(`Saved to ${name}`)).toBeVisible();
});

test('a row of pins leads on while there is more', { tag: '@both' }, async ({
  context,
  page,
  user,
  isMobile,
}) => {
  const board = await user.createBoard('In a row');
  for (const name of ['leaf', 'armchair', 'guitar', 'lights', 'leather-chair', 'leaf'] as const) {
    await user.createPin({ board, photograph: photograph(name), title: name });
  }
  await user.call('BoardResource/update', { board_id: board.id, layout: 'carousel' });
  await user.enter(context);
  await page.goto(board.url);
  const main = page.getByRole('main');
  const row = main.getByRole('list', { name: 'In a row' });
  const back = main.getByRole('button', { name: 'Back' });
  const further = main.getByRole('button', { name: 'Further' });
  await expect(row.getByRole('link')).toHaveCount(6);
  await expect(back).toBeHidden();
  // A finger swipes.
  if (isMobile) return expect(further).toBeHidden();
  await expect(further).toBeVisible();
  await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
  await expect(further).toBeHidden();
  await back.click();
  await expect(further).toBeVisible();
});
