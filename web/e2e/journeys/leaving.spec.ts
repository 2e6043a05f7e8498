import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expect, test } from '../journey.ts';
import { photograph } from '../photographs.ts';
import { servers } from '../servers.ts';
import type { Board, User } from '../user.ts';

const NAMES = ['armchair', 'guitar', 'lights'] as const;

/** Has the file of the board in sight made, and fetches it; where it was put. */
async function download(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Download board' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download board' });
  await dialog.getByRole('button', { name: 'Make the file' }).click();
  await expect(dialog.getByText('Your file is ready')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download', exact: true }).click(),
  ]);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  return { name: download.suggestedFilename(), path: await download.path() };
}

test('a board is taken along as one file, and imported elsewhere', async ({
  page,
  user,
  context,
  makeUser,
}) => {
  const board = await user.createBoard('Take me along', 'What I sit on');
  const ids: string[] = [];
  for (const name of NAMES) {
    const pin = await user.createPin({
      board,
      photograph: photograph(name),
      title: `A ${name}`,
    });
    ids.push(pin.id);
  }
  await user.call('BoardSectionResource/create', {
    board_id: board.id,
    name: 'Music',
    initial_pins: [ids[1]],
  });
  await user.enter(context);
  await page.goto(board.url);
  const file = await download(page);
  expect(file.name).toMatch(/^take-me-along-\d{4}-\d\d-\d\d\.zip$/);
  expect(readFileSync(file.path).subarray(0, 2).toString()).toBe('PK');

  const other = await makeUser('Elsewhere', 'Lives');
  await context.clearCookies();
  await other.enter(context);
  await page.goto('/settings/');
  await page.getByRole('main').getByRole('link', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Choose a file' })).toBeVisible();
  await page.getByLabel('Choose a file or drop it here').setInputFiles({
    name: file.name,
    mimeType: 'application/zip',
    buffer: readFileSync(file.path),
  });
  await expect(page.getByText('3 pins came in.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Take me along' }).click();
  await expect(page.getByRole('heading', { name: 'Take me along' })).toBeVisible();
  await expect(page.getByText('What I sit on')).toBeVisible();
  await expect(page.getByText('3 pins')).toBeVisible();
  await expect(page.getByRole('link', { name: /Music/ }).first()).toBeVisible();
});

/** A board with everything that a file of it tells. */
async function fullBoard(user: User): Promise<Board> {
  const board = await user.createBoard('Everything told', 'Words, order, sections and pictures.');
  const ids: string[] = [];
  for (const [place, name] of NAMES.entries()) {
    const title = `${place + 1}. ${name}, „quoted“ & ünlike`;
    const pin = await user.createPin({ board, photograph: photograph(name), title });
    ids.push(pin.id);
    await user.call('PinResource/update', {
      id: pin.id,
      description: `Line one of ${name}\nand line two 🪑`,
      alt_text: `A ${name}, seen from the front`,
      link: `https://shop.example/${name}?colour=ochre`,
      pin_note: place === 1 ? 'Ask for the colour' : '',
      comments_disabled: place === 2,
    });
  }
  for (const [name, pin] of [
    ['Music', ids[1]],
    ['Empty', undefined],
  ])
    await user.call('BoardSectionResource/create', {
      board_id: board.id,
      name,
      initial_pins: pin ? [pin] : [],
    });
  await user.call('BoardResource/update', {
    board_id: board.id,
    category: 'home_decor',
    layout: 'carousel',
    cover_pin_id: ids[1],
  });
  // The oldest stands first.
  await user.call('BoardPinOrderResource/update', { pin_id: ids[0] });
  return board;
}

/** What a board's file tells, but for what is new wherever it comes in. */
function unpack(path: string) {
  const files = unzipSync(readFileSync(path));
  const told = JSON.parse(Buffer.from(files['board.json'] ?? []).toString());
  for (const thing of [told, told.board, ...told.sections, ...told.pins])
    for (const field of ['id', 'url', 'created_at', 'made_at']) delete thing[field];
  const pictures = Object.entries(files)
    .filter(([name]) => name.startsWith('pictures/'))
    .map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]);
  return { told, pictures };
}

test.describe('elsewhere', () => {
  // The advertiser of that host is not there.
  test.use({ expected: /ads\.magpie\.test/ });

  test('a board comes into an empty instance as it was', async ({
    page,
    user,
    context,
    makeUser,
  }) => {
    const board = await fullBoard(user);
    await user.enter(context);
    await page.goto(board.url);
    const file = await download(page);
    const taken = unpack(file.path);
    expect(taken.told.pins).toHaveLength(3);
    expect(taken.told.sections).toEqual([{ title: 'Empty' }, { title: 'Music' }]);
    expect(taken.pictures).toHaveLength(3);

    const baseURL = servers.adTracking();
    const other = await makeUser('Elsewhere', 'Lives', baseURL);
    await other.enter(context);
    await page.goto(`${baseURL}/settings/import/`);
    await page.getByLabel('Choose a file or drop it here').setInputFiles({
      name: file.name,
      mimeType: 'application/zip',
      buffer: readFileSync(file.path),
    });
    await expect(page.getByText('3 pins came in.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Everything told' }).click();
    await expect(page.getByRole('heading', { name: 'Everything told' })).toBeVisible();
    expect(unpack((await download(page)).path)).toEqual(taken);
  });
});

test('a folder of pictures becomes a board', async ({ page, user, context }) => {
  await user.enter(context);
  await page.goto('/settings/import/');
  await page.getByLabel('Folder of pictures').setInputFiles(dirname(photograph('leaf')));
  await expect(page.getByText('5 pins came in.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'photographs' }).click();
  await expect(page.getByRole('heading', { name: 'photographs' })).toBeVisible();
  await expect(page.getByRole('main').getByText('5 pins')).toBeVisible();
  await expect(page.getByRole('link', { name: 'leather-chair' })).toBeVisible();
});

test('a file that is no board is refused, and says so', async ({ page, user, context }) => {
  await user.enter(context);
  await page.goto('/settings/import/');
  await page.getByLabel('Choose a file or drop it here').setInputFiles({
    name: 'nothing.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('PK and nothing more'),
  });
  await expect(page.getByText('This file is damaged or incomplete.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Import another file' })).toBeVisible();
});
