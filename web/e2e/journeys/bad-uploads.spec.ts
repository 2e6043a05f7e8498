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

const chooser = (page: Page) => page.getByLabel('Choose a picture or a video, or drop it here');
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });

const publish = (page: Page) => page.getByRole('button', { name: 'Publish' }).click();

// Files, and an address, that the server does not take.
test.use({ expected: /\/uploads\/|400|422/ });

test('what is not taken is refused with a sentence, and what was written stays', async ({
  context,
  page,
  user,
  baseURL,
}) => {
  await user.enter(context);
  await user.createBoard('Rooms');
  await page.goto('/pin/create/');
  await title(page).fill('An armchair');

  for (const [name, file, sentence] of refusals) {
    await test.step(name, async () => {
      await chooser(page).setInputFiles(file());
      const alert = page.getByRole('alert').filter({ hasText: sentence });
      await expect(alert).toBeVisible();
      await Promise.all([
        page.waitForResponse('**/uploads/'),
        alert.getByRole('button', { name: 'Try again' }).click(),
      ]);
      await expect(alert).toBeVisible();
      await page.getByRole('button', { name: 'Remove picture' }).click();
      await expect(title(page)).toHaveValue('An armchair');
    });
  }

  await page.getByRole('button', { name: /^Board:/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rooms' }).click();

  await test.step('an address of a private host', async () => {
    const address = page.getByRole('textbox', { name: 'Address on the web' });
    await address.fill(`${baseURL}/favicon.svg`);
    await page.getByRole('button', { name: 'Find pictures' }).click();
    await expect(address).toHaveAccessibleDescription(
      'This website does not let us read this page. Save the picture itself instead.',
    );
    await expect(title(page)).toHaveValue('An armchair');
    await expect(page).toHaveURL('/pin/create/');
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a photograph is taken', async () => {
    await chooser(page).setInputFiles(photograph('lights'));
    await expect(page.getByText('Ready to publish')).toBeVisible();
    await publish(page);
    await expect(page.getByRole('heading', { level: 1, name: 'An armchair' })).toBeVisible();
  });
});
