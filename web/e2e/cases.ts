import { expect, type Page } from '@playwright/test';

/** Opens the case about these words from a list of cases: other journeys report as well. */
export async function openCase(page: Page, list: string, words: string): Promise<void> {
  await page.goto(list);
  const lines = page.getByRole('main').getByRole('listitem');
  const line = lines.filter({ hasText: words });
  const more = page.getByRole('button', { name: 'Show more cases' });
  await expect(lines.first()).toBeVisible();
  while (!(await line.isVisible()) && (await more.isVisible())) {
    const before = await lines.count();
    await more.click();
    await expect.poll(() => lines.count()).toBeGreaterThan(before);
  }
  await line.getByRole('link').click();
}
