import type { Page } from '@playwright/test';

/**
 * Presses, and waits until the server has answered a write, such as
 * `ReactionsResource/create`: the page shows what is pressed earlier, a new page
 * only then.
 */
export async function answered(
  page: Page,
  name: string,
  press: () => Promise<unknown>,
): Promise<void> {
  await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith(`/${name}/`)),
    press(),
  ]);
}
