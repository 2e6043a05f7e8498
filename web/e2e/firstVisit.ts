import { expect, type Page } from '@playwright/test';

/** What scripts the page has asked for so far. */
export const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );

/** What pictures the page asks for from now on. */
export function picturesOf(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.add(request.url());
  });
  return asked;
}

/** Those of them that are not in sight, once all that are have come. */
export async function outOfSight(page: Page, asked: Set<string>): Promise<string[]> {
  const seen = await page.evaluate(async () => {
    const inSight = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
    });
    await Promise.all(inSight.map((image) => image.decode()));
    return inSight.map((image) => image.currentSrc);
  });
  return [...asked].filter((address) => !seen.includes(address));
}

/** The reader moves: a phone draws what is below its first screen, too. */
export async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('scroll')));
  await expect(page.locator('html')).toHaveAttribute('data-acted');
}

/**
 * The markup of all pictures of a page whose file is larger than what is drawn of it needs: where
 * it has a choice, the next smaller one would do. One without a choice has one file for all
 * screens, of which the densest have four pixels to a dot, so that it may be four times as wide as
 * it is drawn in dots; more is of use on none.
 */
export async function largerThanDrawn(page: Page): Promise<string[]> {
  await drawAll(page);
  return page.evaluate(async () => {
    // A picture that is not drawn is not fetched either.
    const all = [...document.images].filter((image) => image.getClientRects().length > 0);
    for (const image of all) image.loading = 'eager';
    await Promise.all(all.map((image) => image.decode()));
    const candidates = ({ srcset }: HTMLImageElement) =>
      srcset.split(', ').map((one) => {
        const [address = '', width = ''] = one.trim().split(' ');
        return { address: new URL(address, location.href).href, wide: Number.parseFloat(width) };
      });
    const isLarger = (image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      // One that fills its frame is cut at two edges.
      const fills = getComputedStyle(image).objectFit === 'cover';
      const scaled = (height * image.naturalWidth) / image.naturalHeight;
      const drawn = fills ? Math.max(width, scaled) : width;
      if (!image.srcset) return image.naturalWidth > 4 * drawn;
      const offered = candidates(image);
      const taken = offered.find(({ address }) => address === image.currentSrc)?.wide ?? 0;
      return offered.some(({ wide }) => wide < taken && wide >= drawn * devicePixelRatio);
    };
    const fitting = new Set(all.filter((it) => !isLarger(it)).map((it) => it.currentSrc));
    // A file that another place of the page needs so large is there already.
    const larger = all.filter((it) => isLarger(it) && !fitting.has(it.currentSrc));
    return [...(all.length === 0 ? ['none'] : []), ...larger.map((it) => it.outerHTML)];
  });
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
