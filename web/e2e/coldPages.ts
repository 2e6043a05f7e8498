import { type APIRequestContext, devices } from '@playwright/test';
import type { World } from './world.ts';

/** Of a server (`Options` in `crates/render`); `pool.rs` shows that each takes pages, and begins anew. */
const ENGINES = 2;

/**
 * Forms and pages that do something when they are opened, which start the app at once. Engines
 * have drawn a log-in page before: users are made by it.
 */
const FORMS = [
  '/login/',
  '/signup/',
  '/password/reset/',
  '/verify/email/',
  '/login/mail/',
  '/email/subscription/',
  '/messages/link/',
  '/appeal/',
  '/parental-passcode/',
  '/connect/club/',
  '/search/visual/',
];

/**
 * Asks a server that has drawn hardly a page yet for every kind of page that visitors get, of all
 * its script engines at once, as desktops and phones: the first page of an engine is as whole as
 * those after it. Answers what was not.
 */
export async function askColdPages(request: APIRequestContext, world: World): Promise<string[]> {
  const [board] = world.boards;
  const { recipe, section, article } = world.employees ?? {};
  const read = [
    `/pin/${world.pins[3]?.id}/`,
    `/pin/${world.pins[3]?.id}/sent/`,
    ...(recipe ? [`/pin/${recipe.id}/`] : []),
    board.url,
    ...(section ? [section] : []),
    world.owner.url,
    '/',
    '/search/pins/?q=leather',
    '/search/users/?q=maker',
    '/search/boards/?q=rooms',
    '/search/buyable_pins/?q=lamp',
    '/topics/interiors/',
    '/ideas/',
    '/today/',
    ...(article ? [article] : []),
    // Led on to the address with the topic's number.
    '/ideas/interiors/0/',
    '/shopping/',
    '/shopping/interiors/0/',
    '/videos/',
    '/nothing/at/this/address/',
  ];
  const faults: string[] = [];
  for (const path of [...read, ...FORMS]) {
    // Each engine has a page of either kind to draw.
    const pages = Array.from({ length: 2 * ENGINES }, (_, page) => page);
    await Promise.all(
      pages.map(async (page) => {
        const address = `${path}${path.includes('?') ? '&' : '?'}cold=${page}`;
        const agent = devices[page % 2 === 0 ? 'Desktop Chrome' : 'Pixel 7'].userAgent;
        const answer = await request.get(address, { headers: { 'user-agent': agent } });
        const html = await answer.text();
        const waits = html.includes('data-app="');
        if (!html.includes('"renderMode":"ssr"')) faults.push(`${address} was not drawn`);
        if (/<!--\$[!?]-->/.test(html)) faults.push(`${address} has an unfinished part`);
        if (waits === FORMS.includes(path)) {
          faults.push(`${address} ${waits ? 'waits' : 'does not wait'} with the app`);
        }
        if (!html.includes('<main')) faults.push(`${address} has no main part`);
      }),
    );
  }
  return faults;
}
