/**
 * Moves the mouse, as who is about to press something does, and waits until the app has
 * taken over the page that a visitor reads; React marks what it has taken.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function takenOver(page) {
  await page.mouse.move(9, 9, { steps: 3 });
  await page.waitForFunction(() => {
    const main = document.querySelector('main') ?? {};
    return Object.keys(main).some((name) => name.startsWith('__reactProps$'));
  });
}
