import type { Locator, Page } from '@playwright/test';

/** Below this width comments stand in a sheet (`lib/media.ts`). */
const SMALL = 768;

/**
 * The field for a comment below the pin that is shown; on a phone a press opens its sheet, which is
 * the last region of comments then.
 */
export async function commentField(page: Page): Promise<Locator> {
  const talk = page.getByRole('region', { name: /comment/i }).last();
  const isSmall = (page.viewportSize()?.width ?? SMALL) < SMALL;
  if (isSmall) await talk.getByRole('button', { name: 'Add a comment' }).click();
  return talk.getByRole('textbox', { name: 'Add a comment' });
}
