// What `screens.mjs` shows of looking for things and of why they are shown.

/** Places as `[name, path, session, act]`, of a pin that the demo sign-in sees. */
export function searchPlaces(pin, demo) {
  return [
    ['search-recommended', '/', demo, useField],
    ['search-goods', `/search/visual/?pin=${pin.id}&shop=1`, demo],
    ['why', '/', demo, askWhy],
  ];
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
