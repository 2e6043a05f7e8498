import type { BrowserContext, Page } from '@playwright/test';
import type { User } from './user.ts';

/** Has another user sit at the browser, which leaves its page first. */
export async function sitDown(page: Page, context: BrowserContext, user: User): Promise<void> {
  await page.goto('about:blank');
  await user.enter(context);
}
