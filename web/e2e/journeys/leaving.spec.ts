import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { Person } from '../person.ts';
import { photograph } from '../photographs.ts';

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
  person,
  context,
  playwright,
  baseURL,
}) => {
  const board = await person.createBoard('Take me along', 'What I sit on');
  const ids: string[] = [];
  for (const name of NAMES) {
    const pin = await person.createPin({
      board,
      photograph: photograph(name),
      title: `A ${name}`,
    });
    ids.push(pin.id);
  }
  await person.call('BoardSectionResource/create', {
    board_id: board.id,
    name: 'Music',
    initial_pins: [ids[1]],
  });
  await person.enter(context);
  await page.goto(board.url);
  const file = await download(page);
  expect(file.name).toMatch(/^take-me-along-\d{4}-\d\d-\d\d\.zip$/);
  expect(readFileSync(file.path).subarray(0, 2).toString()).toBe('PK');

  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const other = await Person.signUp(request, 'Elsewhere', 'Lives');
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
  await request.dispose();
});

test('a file that is no board is refused, and says so', async ({ page, person, context }) => {
  await person.enter(context);
  await page.goto('/settings/import/');
  await page.getByLabel('Choose a file or drop it here').setInputFiles({
    name: 'nothing.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('PK and nothing more'),
  });
  await expect(page.getByText('This file is damaged or incomplete.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Import another file' })).toBeVisible();
});
