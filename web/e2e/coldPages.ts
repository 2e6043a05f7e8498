import { availableParallelism } from 'node:os';
import { type APIRequestContext, devices } from '@playwright/test';
import type { World } from './world.ts';

/**
 * Asks a server that has drawn hardly a page yet for every kind of page that visitors read, of all
 * its script engines at once, as desktops and phones by turns: the first page of an engine is as
 * whole as those after it. Answers what was not.
 */
export async function askColdPages(request: APIRequestContext, world: World): Promise<string[]> {
  const [board] = world.boards;
  const { recipe, section, article } = world.employees ?? {};
  const kinds = [
    `/pin/${world.pins[3]?.id}/`,
    `/pin/${world.pins[3]?.id}/sent/`,
    ...(recipe ? [`/pin/${recipe.id}/`] : []),
    board.url,
    ...(section ? [section] : []),
    world.owner.url,
    '/',
    '/search/pins/?q=leather',
    '/search/users/?q=maker',
    '/topics/interiors/',
    '/ideas/',
    '/today/',
    ...(article ? [article] : []),
    // Led on to the address with the topic's number.
    '/ideas/interiors/0/',
    '/shopping/',
    '/shopping/interiors/0/',
    '/nothing/at/this/address/',
  ];
  const faults: string[] = [];
  for (const path of kinds) {
    const engines = Array.from({ length: availableParallelism() + 1 }, (_, engine) => engine);
    await Promise.all(
      engines.map(async (engine) => {
        const address = `${path}${path.includes('?') ? '&' : '?'}cold=${engine}`;
        const agent = devices[engine % 2 === 0 ? 'Desktop Chrome' : 'Pixel 7'].userAgent;
        const answer = await request.get(address, { headers: { 'user-agent': agent } });
        const html = await answer.text();
        if (!html.includes('"renderMode":"ssr"')) faults.push(`${address} was not drawn`);
        if (/<!--\$[!?]-->/.test(html)) faults.push(`${address} has an unfinished part`);
        if (!html.includes('data-app="')) faults.push(`${address} does not wait with the app`);
        if (!html.includes('<main')) faults.push(`${address} has no main part`);
      }),
    );
  }
  return faults;
}
