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

/** The markup of pictures in sight that do not come; one that is not even asked for is waited for. */
export async function missing(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const inSight = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isWide = right > Math.max(left, 0) && left < window.innerWidth;
      return isWide && bottom > 0 && top < window.innerHeight;
    });
    const ends = await Promise.allSettled(inSight.map((image) => image.decode()));
    const failed = inSight.filter((_, at) => ends[at]?.status === 'rejected');
    return failed.map((image) => image.outerHTML);
  });
}

/** The reader moves: a phone draws what is below its first screen, too. */
export async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('scroll')));
  await expect(page.locator('html')).toHaveAttribute('data-acted');
}

/** The markup of the picture of which most is in view, where it does not come before all others. */
export async function largestUnnamed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = (image: HTMLImageElement) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const height = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
      const width = Math.min(right, window.innerWidth) - Math.max(left, 0);
      return Math.max(0, height) * Math.max(0, width);
    };
    const [largest] = [...document.images].toSorted((one, other) => seen(other) - seen(one));
    return largest?.fetchPriority === 'high' ? [] : [largest?.outerHTML ?? 'none'];
  });
}

/** Windows of phones: the edges of those in which cards wait, and others. */
const PHONES = [
  [320, 850],
  [360, 850],
  [359, 900],
  [412, 850],
  [480, 850],
  [599, 850],
  [430, 932],
  [390, 999],
] as const;

/** Cards that wait for the reader though they are in view, as it was before the reader moved. */
export async function hiddenInView(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    delete document.documentElement.dataset.acted;
  });
  const found: string[] = [];
  for (const [width, height] of PHONES) {
    await page.setViewportSize({ width, height });
    const cards = page.locator('li[data-later]').evaluateAll((all) => {
      const hidden = all.filter((card) => getComputedStyle(card).display === 'none');
      // Where they would be; the page is as high without them.
      for (const card of hidden) (card as HTMLElement).style.display = 'block';
      const seen = hidden.filter((card) => card.getBoundingClientRect().top < window.innerHeight);
      for (const card of hidden) (card as HTMLElement).style.display = '';
      return seen.map((card) => card.outerHTML.slice(0, 200));
    });
    found.push(...(await cards).map((card) => `${width}×${height}: ${card}`));
  }
  return found;
}

/** How much narrower than it is drawn a file may be for which browsers settle: they choose the nearest. */
const SETTLES = 0.78;

/**
 * The markup of all pictures of a page whose file is not as large as what is drawn of it needs:
 * where it has a choice, the next smaller one would do, or a larger one is there. One without a
 * choice has one file for all screens, of which the densest have four pixels to a dot, so that it may
 * be four times as wide as it is drawn in dots; more is of use on none.
 */
export async function notAsDrawn(page: Page): Promise<string[]> {
  await drawAll(page);
  return page.evaluate(async (settles) => {
    // A picture that is not drawn is not fetched either.
    const all = [...document.images].filter((image) => image.getClientRects().length > 0);
    for (const image of all) image.loading = 'eager';
    await Promise.all(all.map((image) => image.decode()));
    const candidates = ({ srcset }: HTMLImageElement) =>
      srcset.split(', ').map((one) => {
        const [address = '', width = ''] = one.trim().split(' ');
        return { address: new URL(address, location.href).href, wide: Number.parseFloat(width) };
      });
    const isWrong = (image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      // One that fills its frame is cut at two edges.
      const fills = getComputedStyle(image).objectFit === 'cover';
      const scaled = (height * image.naturalWidth) / image.naturalHeight;
      const drawn = fills ? Math.max(width, scaled) : width;
      if (!image.srcset) return image.naturalWidth > 4 * drawn;
      const offered = candidates(image);
      const taken = offered.find(({ address }) => address === image.currentSrc)?.wide ?? 0;
      const needed = drawn * devicePixelRatio;
      return offered.some(({ wide }) =>
        wide < taken ? wide >= needed : wide > taken && taken < settles * needed,
      );
    };
    const fitting = new Set(all.filter((it) => !isWrong(it)).map((it) => it.currentSrc));
    // A file that another place of the page needs so large is there already.
    const wrong = all.filter((it) => isWrong(it) && !fitting.has(it.currentSrc));
    return [...(all.length === 0 ? ['none'] : []), ...wrong.map((it) => it.outerHTML)];
  }, SETTLES);
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
