// What `screens.mjs` shows of looking for things and of why they are shown.

/**
 * Places as `[name, path, session, act]`, of a pin of the demo sign-in's home feed. "Shop the look" is
 * left out where no picture of it has a detail that is for sale.
 */
export async function searchPlaces(browser, server, demo, pin, feed) {
  const furnished = await findFurnished(browser, server, demo, feed);
  const words = encodeURIComponent(pin.topics[0] ?? pin.title);
  return [
    ['search-recommended', '/', demo, useField],
    ['search-goods', lookOf(pin), demo],
    ...(furnished ? [['search-look', lookOf(furnished), demo, shopTheLook]] : []),
    ['search-story', '/search/pins/?q=chair', demo],
    ['search-profile', `/search/pins/?q=${words}&user=${pin.pinner.username}`, demo],
    ['why', '/', demo, askWhy],
  ];
}

const lookOf = ({ id }) => `/search/visual/?pin=${id}&shop=1`;

/** The first pin whose picture has two details that something for sale looks like, else one. */
async function findFurnished(browser, server, storageState, feed) {
  const context = await browser.newContext({ baseURL: server, storageState });
  let found;
  for (const pin of feed) {
    const data = JSON.stringify({ options: { pin_id: pin.id, is_shopping: true } });
    const path = '/resource/VisualSearchFlashlightUnifiedResource/get/';
    const answer = await context.request.get(path, { params: { source_url: '/', data } });
    const { details } = (await answer.json()).resource_response.data;
    if (details.length > 0) found ??= pin;
    if (details.length > 1) {
      found = pin;
      break;
    }
  }
  await context.close();
  return found;
}

/** Turns to what is for sale and looks like a detail of the picture. */
async function shopTheLook(page) {
  const details = page.getByRole('navigation', { name: 'Details to shop for' });
  await details.getByRole('button').first().click();
  await details.getByRole('button', { pressed: true }).waitFor();
}

/** What stands below the field before anything is typed. */
async function useField(page) {
  await page.getByRole('combobox', { name: 'Search for ideas and people' }).click();
  await page.getByRole('option').first().waitFor();
}

/** Why the first pin of the home feed that was chosen is there. */
async function askWhy(page) {
  await page.getByRole('main').locator('[data-index] a').first().hover();
  await page.getByRole('article').getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('menuitem', { name: 'Why you see this' }).click();
  await page.getByRole('dialog', { name: 'Why you see this pin' }).waitFor();
}
