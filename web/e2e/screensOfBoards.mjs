// What `screens.mjs` shows of a board that is sorted: one with sections, made of the pins given.

import { calls } from './screensOfAccounts.mjs';

/** Pins of each section; the rest stays outside. */
const IN_SECTION = 6;

/** Places as `[name, path, session, act]`, on a board that `undo` deletes again. */
export async function boardPlaces(browser, server, session, pins) {
  const made = await calls(browser, server, session, [
    ['BoardResource/create', { name: 'Things to look at twice' }],
  ]);
  const [board] = made[0];
  const saves = pins.map(({ id }) => ['RepinResource/create', { pin_id: id, board_id: board.id }]);
  const [saved] = await calls(browser, server, session, saves);
  const ids = saved.map(({ id }) => id);
  const sections = ['Outdoors', 'Indoors', 'By the sea'].map((name, place) => [
    'BoardSectionResource/create',
    {
      board_id: board.id,
      name,
      initial_pins: ids.slice(place * IN_SECTION, (place + 1) * IN_SECTION),
    },
  ]);
  const [[section]] = await calls(browser, server, session, sections);
  const binned = ids.slice(-2).map((id) => ['PinResource/delete', { id }]);
  await calls(browser, server, session, binned);
  return {
    places: [
      ['board-sections', board.url, session],
      ['section', `${board.url}${section.slug}/`, session],
      ['organise', board.url, session, organise],
      [
        'more-ideas',
        board.url,
        session,
        (page) => page.getByRole('link', { name: 'More ideas' }).click(),
      ],
      ['collaborators', board.url, session, (page) => open(page, 'Invite collaborators')],
      ['picker', '/pin/create/', session, (page) => open(page, 'Save to board', /^Board/)],
      ['recently-deleted', '/settings/recently-deleted/', session],
      ['import', '/settings/import/', session],
    ],
    undo: () => calls(browser, server, session, [['BoardResource/delete', { board_id: board.id }]]),
  };
}

/** Opens a dialog by its button, which is called the same unless said. */
async function open(page, dialog, button = dialog) {
  await page.getByRole('main').getByRole('button', { name: button }).first().click();
  await page.getByRole('dialog', { name: dialog }).waitFor();
}

/** Opens organise mode and chooses some pins. */
async function organise(page) {
  await page.getByRole('button', { name: 'Organise' }).click();
  const tiles = page.getByRole('row');
  for (const place of [1, 2, 4])
    await tiles
      .nth(place + 3)
      .getByRole('checkbox')
      .first()
      .click({ force: true });
}
