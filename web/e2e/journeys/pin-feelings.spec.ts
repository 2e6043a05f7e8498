import { answered } from '../answered.ts';
import { expect, test } from '../journey.ts';

test(
  'a pin is reacted to, kept as a favourite, and hidden',
  { tag: '@both' },
  async ({ page, context, user, world }, info) => {
    const theirs = world.pins[5] as (typeof world.pins)[number];
    await user.enter(context);
    const closeup = page.getByRole('article').first();
    const choice = page.getByRole('dialog', { name: 'Choose a reaction' });
    // What is felt is shown before it is kept.
    const react = (press: () => Promise<void>) => answered(page, 'ReactionsResource/create', press);

    await test.step('love it, and take that back', async () => {
      await page.goto(`/pin/${theirs.id}/`);
      const love = closeup.getByRole('button', { name: 'Love', exact: true });
      await react(() => love.click());
      await expect(love).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(love).toHaveAttribute('aria-pressed', 'true');
      await react(() => love.click());
      await expect(love).toHaveAttribute('aria-pressed', 'false');
    });

    await test.step('choose another kind, by keys', async () => {
      const chooser = closeup.getByRole('button', { name: /Choose a reaction|Choose yours/ });
      await chooser.focus();
      await page.keyboard.press('Enter');
      await expect(choice).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(choice.getByRole('button', { name: 'Good idea' })).toBeFocused();
      await react(() => page.keyboard.press('Enter'));
      const mine = closeup.getByRole('button', { name: 'Good idea', exact: true });
      await expect(mine).toHaveAttribute('aria-pressed', 'true');
    });

    await test.step('resting on it offers every kind', async () => {
      const mine = closeup.getByRole('button', { name: 'Good idea', exact: true });
      if (info.project.name === 'phone') {
        const box = await mine.boundingBox();
        const at = { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10, pointerType: 'touch' };
        const point = { clientX: at.x, clientY: at.y, pointerType: 'touch', isPrimary: true };
        await mine.dispatchEvent('pointerdown', point);
        await expect(choice).toBeVisible();
        await mine.dispatchEvent('pointerup', point);
      } else {
        await page.mouse.move(0, 0);
        await mine.hover();
        await expect(choice).toBeVisible();
      }
      await react(() => choice.getByRole('button', { name: 'Haha' }).click());
      await expect(closeup.getByRole('button', { name: 'Haha', exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });

    await test.step('see who reacted', async () => {
      await page.mouse.move(0, 0);
      await expect(choice).toBeHidden();
      await closeup.getByRole('button', { name: /Choose yours/ }).click();
      await choice.getByRole('button', { name: 'See who reacted' }).click();
      const people = page.getByRole('dialog', { name: 'Reactions' });
      const list = people.getByRole('list', { name: 'Who reacted' });
      const mine = list.locator(`a[href="${user.url}"]`);
      await expect(mine).toHaveText(/Haha/);
      await people.getByRole('button', { name: 'Close' }).click();
      await expect(people).toBeHidden();
    });

    await test.step('keep it among the favourites', async () => {
      const favourite = closeup.getByRole('button', { name: 'Favourite' });
      await answered(page, 'PinFavoriteResource/create', () => favourite.click());
      await expect(favourite).toHaveAttribute('aria-pressed', 'true');
      await page.goto(user.url);
      await page.getByRole('main').getByRole('link', { name: 'Favourites' }).click();
      await page.getByRole('main').getByRole('link', { name: theirs.title, exact: true }).click();
      await answered(page, 'PinFavoriteResource/delete', () => favourite.click());
      await page.goBack();
      await expect(page.getByText('Press the star of a pin, and it is here.')).toBeVisible();
    });

    await test.step('others’ favourites are their own', async () => {
      const other = world.pins[0] as (typeof world.pins)[number];
      await page.goto(`/pin/${other.id}/`);
      await closeup.getByRole('link', { name: /followers?/ }).click();
      await expect(page.getByRole('link', { name: 'Boards', exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Favourites' })).toBeHidden();
    });

    await test.step('hide a pin, undo, and hide it again', async () => {
      await page.goto(`/search/pins/?q=${encodeURIComponent(theirs.title)}`);
      const card = page.getByRole('main').getByRole('link', { name: theirs.title, exact: true });
      const hide = async () => {
        await page.goto(`/search/pins/?q=${encodeURIComponent(theirs.title)}`);
        await card.first().click();
        await expect(page).toHaveURL(new RegExp(`/pin/${theirs.id}/`));
        await closeup.getByRole('button', { name: 'More' }).click();
        await page.getByRole('menuitem', { name: 'Hide pin' }).click();
        const dialog = page.getByRole('dialog', { name: 'Hide this pin' });
        await dialog.getByRole('radio', { name: 'I have seen it often enough' }).check();
        await dialog.getByRole('button', { name: 'Hide' }).click();
        await expect(page.getByText('Pin hidden')).toBeVisible();
      };
      await hide();
      await answered(page, 'PinHideResource/delete', () =>
        page.getByRole('button', { name: 'Undo' }).click(),
      );
      await expect(page.getByText('Pin hidden')).toBeHidden();
      await page.goBack();
      await expect(card.first()).toBeVisible();
      await hide();
      await page.goBack();
      await expect(page.getByRole('main').locator('[data-pin]').first()).toBeVisible();
      await expect(card).toBeHidden();
      await page.reload();
      await expect(page.getByRole('main').locator('[data-pin]').first()).toBeVisible();
      await expect(card).toBeHidden();
    });
  },
);
