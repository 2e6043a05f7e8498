import { openCase } from '../cases.ts';
import { employ } from '../employ.ts';
import { expect, test } from '../journey.ts';
import { draw } from '../shades.ts';

test(
  'a screen stands before a sensitive picture until an employee takes it off',
  {
    tag: '@both',
  },
  async ({ page, context, user, makeUser }, info) => {
    const pinner = await makeUser('Tomas', 'Berg');
    const board = await pinner.createBoard('Colours');
    // The detector of journeys finds what is of one colour (`screen.sh`).
    const plain = await draw(page, info, { seed: user.username, width: 96, columns: 1 });
    const title = `A colour for ${user.username}`;
    const pin = await pinner.createPin({ board, photograph: plain, title });
    const closeup = page.getByRole('article').first();
    // Signed in: pages for visitors are kept for a while, and ask them in.
    await user.enter(context);
    const screen = closeup.getByText('See pin', { exact: true });

    await test.step('whoever opens the pin asks for the picture', async () => {
      await expect(async () => {
        await page.goto(`/pin/${pin.id}/`);
        await expect(screen).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await screen.click();
      await expect(screen).toBeHidden();
      const picture = closeup.getByRole('link', { name: 'Open the original picture' });
      await expect(picture.getByRole('img')).toBeVisible();
    });

    await test.step('an employee finds nothing wrong with it', async () => {
      await page.goto('about:blank');
      await employ(context, user);
      await openCase(page, '/reports/', title);
      await expect(page.getByText(/^Found by this site on/)).toBeVisible();
      const pictures = page.getByRole('region', { name: 'Pictures' });
      await pictures.getByText('See picture', { exact: true }).click();
      await expect(pictures.getByText('See picture', { exact: true })).toBeHidden();
      const told = page.getByRole('region', { name: /^What the program found/ });
      await expect(told.getByRole('listitem')).toContainText(/PLAIN.*90 %/);
      await page.getByRole('radio', { name: 'Nothing is wrong with it' }).click();
      await page.getByRole('button', { name: 'Close the case' }).click();
      await expect(page.getByText('The case is closed')).toBeVisible();
    });

    await test.step('the picture stands there as others do', async () => {
      await expect(async () => {
        await page.goto(`/pin/${pin.id}/`);
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
        await expect(screen).toHaveCount(0, { timeout: 2_000 });
      }).toPass();
    });
  },
);
