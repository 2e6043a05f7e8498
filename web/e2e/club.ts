import type { Page } from '@playwright/test';

/** An account at the journeys' mock provider, which no user of the server has. */
export function member(): string {
  return `linn.${crypto.randomUUID()}@pins.test`;
}

/** Says at the provider who one is, and that this site may know. */
export async function agree(page: Page, email: string): Promise<void> {
  await page.getByLabel('Member').fill(email);
  await page.getByRole('button', { name: 'Agree' }).click();
}
