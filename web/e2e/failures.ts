import type { Route } from '@playwright/test';

/** How an answer does not come, or not whole. */
export const fail = {
  'a broken line': (route: Route) => route.abort(),
  'a server of another version': (route: Route) => route.fulfill({ status: 404 }),
  'a line that breaks half-way': async (route: Route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({
      body: body.slice(0, body.length / 2),
      contentType: 'text/javascript',
    });
  },
};
