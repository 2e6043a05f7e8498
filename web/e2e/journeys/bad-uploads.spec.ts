import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import {
  hugePhotograph,
  photograph,
  textAsPhotograph,
  truncatedPhotograph,
} from '../photographs.ts';

const refusals = [
  [
    'a text that calls itself a picture',
    textAsPhotograph,
    'This file is not a picture we can read. Use JPEG, PNG, WebP or GIF.',
  ],
  [
    'a photograph that ends early',
    truncatedPhotograph,
    'This picture is damaged or incomplete. Try another file.',
  ],
  [
    'a picture with too many pixels',
    hugePhotograph,
    'This picture has too many pixels. Use one of at most 40 megapixels.',
  ],
] as const;

const chooser = (page: Page) => page.getByLabel('Choose a picture or drop it here');
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });

test.beforeEach(async ({ context, page, person }) => {
  await person.enter(context);
  await person.createBoard('Rooms');
  await page.goto('/pin/create/');
  await title(page).fill('An armchair');
});

test.describe('a file that is not taken', () => {
  test.use({ expected: /\/uploads\// });

  for (const [name, file, sentence] of refusals) {
    test(`${name} is refused with a sentence, and what was written stays`, async ({ page }) => {
      await chooser(page).setInputFiles(file());
      const alert = page.getByRole('alert').filter({ hasText: sentence });
      await expect(alert).toBeVisible();
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(alert).toBeVisible();
      await page.getByRole('button', { name: 'Remove picture' }).click();
      await expect(title(page)).toHaveValue('An armchair');
      await chooser(page).setInputFiles(photograph('lights'));
      await expect(page.getByText('Ready to publish')).toBeVisible();
      await publish(page);
      await expect(page.getByRole('heading', { level: 1, name: 'An armchair' })).toBeVisible();
    });
  }
});

test.describe('an upload that does not get through', () => {
  test.use({ expected: /\/uploads\// });

  test('can be tried again without choosing the file again', async ({ page }) => {
    await page.route('**/uploads/', (route) => route.abort('connectionreset'), { times: 1 });
    await chooser(page).setInputFiles(photograph('leaf'));
    const alert = page.getByRole('alert').filter({ hasText: 'did not get through' });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Ready to publish')).toBeVisible();
    await expect(title(page)).toHaveValue('An armchair');
  });
});

test.describe('an address of a private host', () => {
  test.use({ expected: /400|422/ });

  test('is refused with a sentence', async ({ page, baseURL }) => {
    await page.getByRole('button', { name: 'Save from a web address' }).click();
    const address = page.getByRole('textbox', { name: 'Address of the picture' });
    await address.fill(`${baseURL}/favicon.svg`);
    await publish(page);
    await expect(address).toHaveAccessibleDescription(
      'We could not fetch a picture from this address.',
    );
    await expect(title(page)).toHaveValue('An armchair');
    await expect(page).toHaveURL('/pin/create/');
  });
});

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Board:/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rooms' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
}
