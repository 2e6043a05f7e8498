import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { User } from './user.ts';
import { readWorld, type World } from './world.ts';

interface Journey {
  /** What lies there before the journey begins. */
  world: World;
  /**
   * Makes users of the journey's own, who do things without a browser until they enter one; on
   * the usual server unless another's address is said.
   */
  makeUser: (firstName: string, lastName: string, at?: string) => Promise<User>;
  /** One of them. */
  user: User;
  /** Complaints that the journey means to cause, such as `/401/`. */
  expected: RegExp | null;
  /** Whether this browser was asked lately to verify the address, and so is not asked again. */
  reminded: boolean;
  /** Everything the browser complained about; none may be left at the end. */
  complaints: string[];
}

/** A test with a world to walk in, in which the browser may not complain once. */
export const test = base.extend<Journey>({
  expected: [null, { option: true }],
  reminded: [true, { option: true }],
  context: async ({ context, reminded }, use) => {
    if (reminded) await remind(context);
    await use(context);
  },
  // biome-ignore lint/correctness/noEmptyPattern: a fixture says by its pattern what it needs
  world: async ({}, use) => use(readWorld()),
  makeUser: async ({ playwright, baseURL }, use) => {
    const requests: APIRequestContext[] = [];
    await use(async (firstName, lastName, at = baseURL ?? '') => {
      const own = await playwright.request.newContext({ baseURL: at });
      requests.push(own);
      return User.signUp(own, firstName, lastName);
    });
    for (const own of requests) await own.dispose();
  },
  user: async ({ makeUser }, use) => use(await makeUser('Ines', 'Okafor')),
  complaints: [
    async ({ context, expected }, use) => {
      const complaints: string[] = [];
      listen(context, complaints);
      await use(complaints);
      const unexpected = complaints.filter((text) => !expected?.test(text));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { takenOver } from './takenOver.mjs';
export { expect };

/** Has a browser remember that it was asked lately to verify the address. */
export async function remind(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // A page that is not begun yet has no storage.
    if (window.origin === 'null') return;
    window.localStorage.setItem('verify-email-asked', String(Date.now()));
  });
}

/**
 * Makes the browser a stranger. The page is left first: one that loses its
 * session while it still asks for something logs out, and is refused.
 */
export async function loseCookies(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/**
 * Whether failures there may be ignored (specification §8): a fingerprint
 * may be on its way while a user logs in, with the page's former CSRF token.
 */
const isQuiet = (url: string) => url.endsWith('/v3/spam/fingerprints/');

/** Collects what a browser complains about: console, exceptions, failed requests. */
export function listen(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (isQuiet(message.location().url)) return;
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (thrown) => {
    const { name, message, stack } = thrown.error();
    complaints.push(`exception: ${name}: ${message} ${stack}`);
  });
  context.on('requestfailed', (request) => {
    // Leaving a page gives up what it was still loading.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    complaints.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  context.on('response', (response) => {
    if (response.status() < 400 || isQuiet(response.url())) return;
    complaints.push(`${response.status()}: ${response.url()}`);
  });
}
