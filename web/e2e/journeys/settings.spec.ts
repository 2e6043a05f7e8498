import type { Locator, Page } from '@playwright/test';
import { answered } from '../answered.ts';
import { expect, test } from '../journey.ts';
import { photograph } from '../photographs.ts';

/** Width by height of the file that an image shows. */
async function proportion(image: Locator): Promise<number> {
  await expect(image).toBeVisible();
  await expect
    .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
    .toBeGreaterThan(0);
  return image.evaluate((shown: HTMLImageElement) => shown.naturalWidth / shown.naturalHeight);
}

/** Chooses a file and answers the dialog in which it is placed. */
async function place(page: Page, what: 'cover' | 'picture', file: string): Promise<Locator> {
  await page.getByLabel(`File of the ${what}`).setInputFiles(photograph(file));
  const dialog = page.getByRole('dialog', { name: `Place your ${what}` });
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  return dialog;
}

// A number that is none is refused by the server.
test.use({ expected: /400/ });

test('name, picture and cover are changed, and seen on the profile', { tag: '@both' }, async ({
  page,
  context,
  user,
  isMobile,
}) => {
  await user.enter(context);
  await page.goto('/settings/');
  await page.getByRole('link', { name: 'Public profile' }).click();
  await expect(page).toHaveURL(/\/settings\/profile\/$/);

  await test.step('the picture is cut by pointer and keys', async () => {
    const dialog = await place(page, 'picture', 'guitar');
    const frame = dialog.getByRole('group', { name: 'Part of the picture that is shown' });
    const shown = frame.locator('img');
    const left = () => shown.evaluate((image) => Number.parseFloat(image.style.left));
    await dialog.getByRole('slider', { name: 'Zoom' }).fill('2');
    const before = await left();
    await frame.press('ArrowRight');
    expect(await left()).toBeLessThan(before);
    const moved = await left();
    // Goes to its middle once it stands still: on a phone the dialog slides in.
    await frame.hover();
    const box = await frame.boundingBox();
    if (!box) throw new Error('The frame is not there.');
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 40, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    expect(await left()).toBeGreaterThan(moved);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Picture saved')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Change picture' })).toBeVisible();
    // A phone's way to the profile has a drawing, not a picture.
    if (!isMobile) {
      await expect(page.getByRole('banner').getByRole('link').locator('img')).toBeVisible();
    }
  });

  await test.step('the cover keeps its shape', async () => {
    const dialog = await place(page, 'cover', 'guitar');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Cover saved')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  const username = `${user.username.slice(0, 20)}_now`;
  await test.step('the words are saved', async () => {
    await page.getByLabel('First name').fill('Augusta');
    await page.getByLabel('Username').fill('no');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('A username has 3 to 30 letters')).toBeVisible();
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Pronouns').fill('she/her');
    await page.getByLabel('Website').fill('augusta.example/notes');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Profile saved')).toBeVisible();
  });

  await test.step('the old address leads to the profile as it is now', async () => {
    await page.goto(user.url);
    await expect(page).toHaveURL(new RegExp(`/${username}/$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Augusta');
    await expect(page.getByText('she/her')).toBeVisible();
    const pictures = page.getByRole('main').locator('header img');
    expect(await proportion(pictures.nth(0))).toBeCloseTo(16 / 5, 1);
    expect(await proportion(pictures.nth(1))).toBe(1);
  });

  await test.step('the picture is taken down', async () => {
    await page.getByRole('link', { name: 'Edit profile' }).click();
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await expect(page.getByRole('button', { name: 'Add a picture' })).toBeVisible();
    await expect(page.getByRole('banner').locator('img')).toHaveCount(0);
    if (isMobile) await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Account', exact: true }).click();
  });

  await test.step('personal information is kept', async () => {
    await page.getByLabel('Birthday').fill('1990-12-10');
    await page.getByLabel('Gender', { exact: true }).selectOption('custom');
    await page.getByLabel('Gender in your own words').fill('analytical');
    await page.getByLabel('Phone number').fill('12');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Please enter a phone number')).toBeVisible();
    await page.getByLabel('Country of your phone').selectOption('GB');
    await page.getByLabel('Phone number').fill('020 7946 0018');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    await answered(page, 'UserResource/update', async () => {
      await page.getByLabel('Language', { exact: true }).selectOption('pt_BR');
    });
    await expect(page.getByLabel('Language', { exact: true })).toBeEnabled();
    await page.reload();
    await expect(page.getByLabel('Birthday')).toHaveValue('1990-12-10');
    await expect(page.getByLabel('Phone number')).toHaveValue('02079460018');
    await expect(page.getByLabel('Language', { exact: true })).toHaveValue('pt_BR');
  });
});
