import type { Page } from '@playwright/test';

/** Somebody at the journeys' provider of log-ins, who has an account nowhere else yet. */
export function member(): string {
  return `linn.${crypto.randomUUID()}@pins.test`;
}

/** Says at the provider who one is, and that this site may know. */
export async function agree(page: Page, email: string): Promise<void> {
  await page.getByLabel('Member').fill(email);
  await page.getByRole('button', { name: 'Agree' }).click();
}
