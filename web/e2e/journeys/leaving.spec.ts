import { readFileSync } from 'node:fs';
import { expect, test } from '../journey.ts';
import { photograph } from '../photographs.ts';

test('a board is taken along as one file', async ({ page, person, context }) => {
  const board = await person.createBoard('Take me along');
  for (const name of ['armchair', 'guitar', 'lights'] as const) {
    await person.createPin({ board, photograph: photograph(name), title: `A ${name}` });
  }
  await person.enter(context);
  await page.goto(board.url);
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Download board' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download board' });
  await dialog.getByRole('button', { name: 'Make the file' }).click();
  await expect(dialog.getByText('Your file is ready')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^take-me-along-\d{4}-\d\d-\d\d\.zip$/);
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
});
