import { openCase } from '../cases.ts';
import { employ } from '../employ.ts';
import { expect, test } from '../journey.ts';
import { draw } from '../shades.ts';
import { sitDown } from '../sitDown.ts';

// The picture that is refused.
test.use({ expected: /\/uploads\// });

test('a banned picture is taken down, told, refused, and comes back with the end of its ban', async ({
  page,
  context,
  user,
  makeUser,
}, info) => {
  test.slow();
  const pinner = await makeUser('Tomas', 'Berg');
  const saver = await makeUser('Ada', 'Lind');
  // Bans are the whole host's: no other journey shows this picture, and none gives this reason.
  const seed = user.username;
  const picture = await draw(page, info, { seed, width: 720, columns: 9 });
  const copy = await draw(page, info, { seed, width: 360, columns: 9 });
  const reason = `No site may show this, says ${user.username}.`;
  const title = `Shades of ${user.username}`;
  const board = await pinner.createBoard('Shades');
  const pin = await pinner.createPin({ board, photograph: picture, title });
  const kept = await saver.createBoard('Kept');
  await saver.call('RepinResource/create', { pin_id: pin.id, board_id: kept.id });
  await saver.call('ReportResource/create', { kind: 'pin', id: pin.id, reason: 'nudity' });
  const decisions = page.getByRole('main').getByRole('listitem');
  const pins = page.getByRole('main').locator('[data-pin]');

  await test.step('an employee bans it by the case of a pin', async () => {
    await employ(context, user);
    await openCase(page, '/reports/', title);
    await page.getByRole('radio', { name: /^Ban this picture/ }).click();
    await page.getByRole('textbox', { name: 'What the user is told' }).fill(reason);
    await page.getByRole('button', { name: 'Close the case' }).click();
    const ask = page.getByRole('alertdialog', { name: 'Ban this picture?' });
    await expect(ask).toContainText('Everyone who saved it loses their pin');
    await ask.getByRole('button', { name: 'Ban it' }).click();
    await expect(page.getByText('The case is closed')).toBeVisible();
  });

  await test.step('a saver has lost their pin, and reads why', async () => {
    await sitDown(page, context, saver);
    const decision = decisions.filter({ hasText: 'Your pin was deleted' });
    await expect(async () => {
      await page.goto('/settings/decisions/');
      await expect(decision).toContainText(reason, { timeout: 2_000 });
    }).toPass();
    await expect(decision).toContainText('It is banned here, so every pin of it was deleted.');
    await page.goto(kept.url);
    await expect(page.getByRole('heading', { name: 'Kept' })).toBeVisible();
    await expect(pins).toHaveCount(0);
  });

  await test.step('a smaller copy is refused with a sentence', async () => {
    await page.goto('/pin/create/');
    await page.getByLabel('Choose a picture or a video, or drop it here').setInputFiles(copy);
    const words = /^This picture cannot be saved here\. Write to the people who run this site/;
    await expect(page.getByRole('alert').getByText(words)).toBeVisible();
    await page.getByRole('button', { name: 'Remove picture' }).click();
  });

  await test.step('employees hear of it, and one lifts the ban', async () => {
    await sitDown(page, context, user);
    await openCase(page, '/reports/', reason);
    await expect(page.getByText(/^This user uploaded a banned picture/)).toBeVisible();
    await page.goto('/reports/pictures/');
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: reason });
    await expect(line).toContainText('refused 1 time');
    await line.getByRole('button', { name: /^Lift the ban/ }).click();
    const ask = page.getByRole('alertdialog', { name: 'Lift this ban?' });
    await ask.getByRole('button', { name: 'Lift the ban' }).click();
    await expect(page.getByText('The ban is lifted')).toBeVisible();
    await expect(line).toHaveCount(0);
  });

  await test.step('the saver has their pin again', async () => {
    await sitDown(page, context, saver);
    await expect(async () => {
      await page.goto(kept.url);
      await expect(pins).toHaveCount(1, { timeout: 2_000 });
    }).toPass();
    await page.goto('/settings/decisions/');
    await expect(decisions.filter({ hasText: 'A decision that was taken back' })).toBeVisible();
  });
});
