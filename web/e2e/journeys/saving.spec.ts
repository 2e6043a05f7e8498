import { answered } from '../answered.ts';
import { expect, test } from '../journey.ts';

test('one press saves to the quick saves, and the board can be changed then', {
  tag: '@both',
}, async ({ page, context, user, world }) => {
  const [first, second] = [world.pins[2], world.pins[3]] as typeof world.pins;
  await user.createBoard('Lamps');
  await user.enter(context);
  const closeup = page.getByRole('article').first();
  const save = closeup.getByRole('button', { name: 'Save', exact: true });
  const press = async () => {
    await answered(page, 'RepinResource/create', () => save.click());
    await expect(page.getByText('Saved to Quick saves')).toBeVisible();
    await expect(closeup.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  };
  const dialog = page.getByRole('dialog', { name: 'Change board' });

  await test.step('choose it in the settings', async () => {
    await page.goto('/settings/home-feed/');
    await page.getByRole('tab', { name: 'Saves' }).click();
    const choice = page.getByRole('radio', { name: /^Save to my quick saves/ });
    await answered(page, 'UserPreferencesResource/update', () => choice.click());
    await expect(choice).toBeChecked();
  });

  await test.step('save, and put it onto another board', async () => {
    await page.goto(`/pin/${first?.id}/`);
    await expect(closeup.getByRole('button', { name: 'Quick saves' })).toBeVisible();
    await press();
    await page.getByRole('button', { name: 'Change board' }).click();
    await expect(dialog.getByRole('button', { name: /Quick saves/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await dialog.getByRole('button', { name: /Lamps/ }).click();
    await expect(page.getByText('Moved to Lamps')).toBeVisible();
    await expect(closeup.getByRole('button', { name: 'Lamps' })).toBeVisible();
  });

  await test.step('save, and take it back', async () => {
    await page.goto(`/pin/${second?.id}/`);
    await press();
    await page.getByRole('button', { name: 'Change board' }).click();
    await dialog.getByRole('button', { name: 'Undo the save' }).click();
    await expect(page.getByText('Not saved any more')).toBeVisible();
    await expect(save).toBeVisible();
    await page.reload();
    await expect(closeup.getByRole('button', { name: 'Quick saves' })).toBeVisible();
    await press();
  });

  await test.step('the board is on the profile', async () => {
    await page.goto(user.url);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Quick saves/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Quick saves' })).toBeVisible();
    await expect(page.getByRole('main').locator(`[data-pin]`)).toHaveCount(1);
  });
});

test.describe('what is on a board already', () => {
  // The refusal that asks.
  test.use({ expected: /409/ });

  test('is told, and saved when it is meant', async ({ page, context, user, world }) => {
    const [chair, again, guitar] = [0, 5, 1].map((at) => world.pins[at]);
    const lamps = await user.createBoard('Lamps');
    const kitchen = await user.createBoard('Kitchen');
    await user.call('RepinResource/create', { pin_id: chair?.id, board_id: kitchen.id });
    await user.enter(context);
    const closeup = page.getByRole('article').first();
    const save = closeup.getByRole('button', { name: 'Save', exact: true });
    const picker = page.getByRole('dialog', { name: 'Save to board' });

    await test.step('a picture of its own goes where it is sent', async () => {
      await page.goto(`/pin/${guitar?.id}/`);
      await save.click();
      await picker.getByRole('button', { name: /Lamps/ }).click();
      await expect(page.getByText('Saved to Lamps')).toBeVisible();
    });

    await test.step('the same picture from another pin is on Kitchen', async () => {
      await page.goto(`/pin/${again?.id}/`);
      await save.click();
      await expect(page.getByText('Already on Kitchen')).toBeVisible();
      await expect(save).toBeVisible();
      await closeup.getByRole('button', { name: 'Lamps' }).click();
      const line = picker.getByRole('button', { name: /Kitchen/ });
      await expect(line.getByRole('img', { name: 'Saved here' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(picker).toBeHidden();
    });

    await test.step('it is saved all the same', async () => {
      await page.getByRole('button', { name: 'Save anyway' }).click();
      await expect(page.getByText('Saved to Lamps')).toBeVisible();
      await page.goto(lamps.url);
      await expect(page.getByRole('main').locator('[data-pin]')).toHaveCount(2);
    });
  });
});
