import type { Page } from '@playwright/test';

/** The script that begins the app. */
export const APP = '**/assets/start-*';

/** Keeps the answers of an address back, as a slow line does, until what is returned is called. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
