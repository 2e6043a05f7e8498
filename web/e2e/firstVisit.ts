import { expect, type Page } from '@playwright/test';

/** What scripts the page has asked for so far. */
export const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );

/** The reader moves: a phone draws what is below its first screen, too. */
export async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('scroll')));
  await expect(page.locator('html')).toHaveAttribute('data-acted');
}

/** Makes it a phone with a slow processor and a middling line, until what is returned is called. */
export async function slowDown(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  const set = async (rate: number, latency: number, bytesPerSecond: number) => {
    await browser.send('Emulation.setCPUThrottlingRate', { rate });
    await browser.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  };
  await browser.send('Network.enable');
  await set(4, 150, 200_000);
  return () => set(1, 0, -1);
}
