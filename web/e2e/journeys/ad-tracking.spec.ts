import type { Page } from '@playwright/test';
import { Advertiser } from '../advertiser.ts';
import { foreign } from '../foreign.ts';
import { expect, test as journey, takenOver } from '../journey.ts';
import { servers } from '../servers.ts';

const FRAME = 'http://ads.magpie.test/frame/';

const test = journey.extend<object, { advertiser: Advertiser }>({
  advertiser: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture says by its pattern what it needs
    async ({}, use) => {
      const advertiser = await Advertiser.open();
      await use(advertiser);
      await advertiser.close();
    },
    { scope: 'worker' },
  ],
  // The advertiser's name leads to this machine.
  launchOptions: [
    async ({ launchOptions, advertiser }, use) => {
      const rule = `--host-resolver-rules=MAP ads.magpie.test:80 ${advertiser.address}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],
});

test.use({
  baseURL: servers.adTracking(),
  // What the host's proxy says of people in a country that wants to be asked.
  extraHTTPHeaders: { 'x-country': 'DE' },
  // Keeps nothing in advance: frames of others may not keep anything.
  reminded: false,
});

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const identifier = (page: Page) => page.evaluate(() => window.localStorage.getItem('epik'));

/** Chooses these, and no other. */
async function choose(page: Page, names: string[]): Promise<void> {
  await banner(page).getByRole('button', { name: 'Choose' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cookies' });
  for (const name of names) await dialog.getByRole('switch', { name }).check();
  await dialog.getByRole('button', { name: 'Save choices' }).click();
  await expect(banner(page)).toBeHidden();
}

/** Opens a page and waits until whatever it loads is there. */
async function open(page: Page, address: string): Promise<void> {
  const answered = page.waitForResponse(/UserCookieConsentResource\/get/);
  await page.goto(address);
  // Nothing is asked before the visitor acts.
  await takenOver(page);
  expect((await answered).ok()).toBe(true);
  await page.waitForLoadState('networkidle');
}

test('an advertiser hears of a viewer after both consents, and not before', async ({
  page,
  context,
  baseURL,
  advertiser,
}) => {
  const asked = foreign(context, new URL(baseURL ?? '').origin);
  const expectSilence = async () => {
    expect(asked).toEqual([]);
    expect(advertiser.asked).toEqual([]);
    expect(await identifier(page)).toBeNull();
  };

  await test.step('nothing is loaded before a choice', async () => {
    await open(page, '/?epik=dj0yJnU9T2xk');
    await expect(banner(page)).toBeVisible();
    await expectSilence();
  });

  for (const names of [
    ['Analytics', 'Marketing'],
    ['Personalization', 'Marketing'],
  ]) {
    await test.step(`nor with ${names.join(' and ')} alone`, async () => {
      await choose(page, names);
      await open(page, '/');
      await expect(banner(page)).toBeHidden();
      await expectSilence();
      await context.clearCookies({ name: 'cookie_consent' });
      await open(page, '/');
    });
  }

  await test.step('with both the frame is loaded and told the identifier', async () => {
    await choose(page, ['Analytics', 'Personalization']);
    await expect.poll(() => advertiser.heard).toHaveLength(1);
    const kept = await identifier(page);
    expect(kept).toMatch(/^[0-9a-f]{32}$/);
    const { origin } = new URL(page.url());
    expect(advertiser.heard).toEqual([{ data: { key: 'epik', value: kept }, origin }]);
    expect(asked[0]).toBe(FRAME);
    expect(new Set(asked.map((address) => new URL(address).origin)).size).toBe(1);
  });

  await test.step('who says no is forgotten', async () => {
    await context.clearCookies({ name: 'cookie_consent' });
    await open(page, '/');
    await banner(page).getByRole('button', { name: 'Reject all' }).click();
    await expect(banner(page)).toBeHidden();
    const before = advertiser.asked.length;
    await open(page, '/');
    expect(advertiser.asked).toHaveLength(before);
    expect(await identifier(page)).toBeNull();
  });
});
