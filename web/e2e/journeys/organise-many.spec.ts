import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { photograph } from '../photographs.ts';
import type { Board, Upload, User } from '../user.ts';

const PHOTOGRAPHS = ['armchair', 'guitar', 'lights', 'leather-chair', 'leaf'] as const;
const COUNT = 500;
/** Pins made at the same time. */
const AT_ONCE = 4;

test.describe.configure({ timeout: 180_000 });

/** Pins by the names `Thing 1` to `Thing 500`, in no order that matters. */
async function fill(user: User, board: Board) {
  const uploads = await Promise.all(PHOTOGRAPHS.map((name) => user.upload(photograph(name))));
  const rest = Array.from({ length: COUNT }, (_, place) => place + 1);
  const work = async () => {
    for (let number = rest.shift(); number; number = rest.shift())
      await user.createPinOf(uploads[number % uploads.length] as Upload, {
        board,
        title: `Thing ${number}`,
      });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

const tiles = (page: Page) => page.getByRole('grid', { name: 'Everything' }).getByRole('row');
const sections = (page: Page) => page.getByRole('grid', { name: 'Sections' }).getByRole('row');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const said = (page: Page, words: string) =>
  page.getByRole('status').filter({ hasText: words }).last();

/** Drags one thing to the middle of another; on the way the pointer is seen where it goes. */
async function drag(page: Page, from: Locator, to: Locator, place: number) {
  await from.hover();
  await page.mouse.down();
  const box = await to.boundingBox();
  if (!box) throw new Error('What it is dragged to is not in sight.');
  await page.mouse.move(box.x + box.width * place + 12, box.y + box.height / 2, { steps: 8 });
  await page.mouse.move(box.x + box.width * place, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
}

async function moveChosen(page: Page, section: string) {
  await press(page, 'Move to…');
  const dialog = page.getByRole('dialog', { name: 'Move to' });
  await dialog.getByRole('button', { name: 'Everything' }).click();
  await dialog.getByRole('button', { name: section }).click();
}

test('500 pins go into sections, and come back', async ({ page, context, user }) => {
  const board = await user.createBoard('Everything');
  for (const name of ['Lights', 'Chairs', 'Plants'])
    await user.call('BoardSectionResource/create', { board_id: board.id, name });
  await fill(user, board);
  await user.enter(context);
  await page.goto(board.url);
  await press(page, 'Organise');
  await expect(sections(page)).toHaveText([/Plants/, /Chairs/, /Lights/]);

  await test.step('sections are put in order by dragging one', async () => {
    const sent = page.waitForResponse(/BoardSectionsResource\/update/);
    await drag(page, sections(page).nth(2), sections(page).nth(0), 0.04);
    await sent;
    await expect(sections(page)).toHaveText([/Lights/, /Plants/, /Chairs/]);
  });

  await test.step('pins are dragged onto a section, and back', async () => {
    const names = [0, 1, 2].map((place) => tiles(page).nth(place));
    for (const name of names) await name.click();
    await expect(said(page, '3 pins selected')).toBeVisible();
    await drag(page, tiles(page).first(), sections(page).filter({ hasText: 'Plants' }), 0.5);
    await expect(said(page, '3 pins moved to Plants')).toBeVisible();
    await expect(sections(page).filter({ hasText: 'Plants' })).toContainText('3 pins');
    await press(page, 'Undo');
    await expect(sections(page).filter({ hasText: 'Plants' })).toContainText('0 pins');
  });

  await test.step('all but two go to a section at once', async () => {
    await press(page, 'Select all');
    await expect(said(page, '500 pins selected')).toBeVisible();
    await tiles(page).nth(0).click();
    await tiles(page).nth(1).click();
    await expect(said(page, '498 pins selected')).toBeVisible();
    await moveChosen(page, 'Chairs');
    await expect(said(page, '498 pins moved')).toBeVisible();
    await expect(sections(page).filter({ hasText: 'Chairs' })).toContainText('498 pins');
    await expect(tiles(page)).toHaveCount(2);
  });

  await test.step('and come back', async () => {
    await press(page, 'Undo');
    await expect(sections(page).filter({ hasText: 'Chairs' })).toContainText('0 pins');
    await press(page, 'Select all');
    await expect(said(page, '500 pins selected')).toBeVisible();
    await press(page, 'Select none');
  });

  await test.step('it stays so', async () => {
    await press(page, 'Done');
    await page.reload();
    await expect(page.getByRole('main').getByText('500 pins')).toBeVisible();
  });
});
