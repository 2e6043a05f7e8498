import { expect, request } from '@playwright/test';
import { admin } from './admin.ts';
import { askColdPages } from './coldPages.ts';
import { buildDevClient } from './devClient.ts';
import { photograph } from './photographs.ts';
import { websites } from './servers.ts';
import { type Board, type NewPin, type Upload, User } from './user.ts';
import { RECIPE, write } from './websitePages.ts';
import { keepWorld, type World } from './world.ts';

const THINGS = [
  ['armchair', 'Armchair', 'A pale armchair beside a curtain of ochre velvet.'],
  ['guitar', 'Guitar corner', 'Plants hang above a chest of drawers with a guitar.'],
  ['lights', 'Fairy lights', 'Warm light on a wall with pampas grass.'],
  ['leather-chair', 'Leather chair', 'Brown leather before rose and white tiles.'],
  ['leaf', 'Monstera leaf', 'One leaf over an open book on a round table.'],
] as const;

const PLACES = [
  'by the window',
  'in the attic',
  'after rain',
  'on a Sunday',
  'in winter',
  'at the lake',
  'before breakfast',
  'in the old house',
] as const;

/** What all journeys find: React's development build, and a user's pins. */
export default async function setup(): Promise<void> {
  const [world] = await Promise.all([bringWorld(), buildDevClient()]);
  // Not beside a build: a page has a second to be drawn in.
  const visitor = await request.newContext({ baseURL: process.env.MAGPIE_URL ?? '' });
  keepWorld({ ...world, coldFaults: await askColdPages(visitor, world) });
  await visitor.dispose();
}

/** One user with two boards and forty pins, so that a visitor finds something. */
async function bringWorld(): Promise<World> {
  const browserless = await request.newContext({ baseURL: process.env.MAGPIE_URL ?? '' });
  const [website] = websites();
  const employees = website ? await bringRecipe(website) : undefined;
  const owner = await User.signUp(browserless, 'Wren', 'Halloway');
  const boards: [Board, Board] = [
    await owner.createBoard('Quiet rooms', 'Light, wood and hardly anything else.'),
    await owner.createBoard('Leaves and lamps', 'What grows, and what glows.'),
  ];
  const pins = [];
  // Sent once, not for each pin anew.
  const uploads = await Promise.all(THINGS.map(([file]) => owner.upload(photograph(file))));
  for (const [at, pin] of newPins(boards).entries()) {
    const upload = uploads[at % uploads.length] as Upload;
    // A variable of the environment carries them, and has no room for all that is said of a pin.
    const { id, title, description } = await owner.createPinOf(upload, pin);
    pins.push({ id, title, description });
  }
  await browserless.dispose();
  const { username, fullName, url } = owner;
  return { owner: { username, fullName, url }, boards, pins, employees, coldFaults: [] };
}

/** A pin of an employee, in a section, of a website's recipe that the server has read, and an article with it. */
async function bringRecipe(website: string): Promise<World['employees']> {
  const browserless = await request.newContext({ baseURL: process.env.MAGPIE_URL ?? '' });
  const cook = await User.signUp(browserless, 'Robin', 'Marsh');
  const board = await cook.createBoard('Cold kitchen');
  const { id, title, description } = await cook.createPin({
    board,
    photograph: photograph('lights'),
    title: RECIPE.name,
    description: 'For the evenings that get dark early.',
    link: await write(website, RECIPE),
  });
  const recipe = { id, title, description };
  const section = await cook.createSection(board, 'Suppers', [recipe]);
  const row = await cook.createBoard('Evenings in a row');
  await cook.createPin({ board: row, photograph: photograph('lights'), title: 'Evening' });
  await cook.call('BoardResource/update', { board_id: row.id, layout: 'carousel' });
  const data = JSON.stringify({ options: { id } });
  const known = async () => {
    const answer = await browserless.get('/resource/PinResource/get/', { params: { data } });
    return (await answer.json()).resource_response.data.rich_summary;
  };
  await expect.poll(known).toBeTruthy();
  admin('plain', 'grant-employee', cook.username);
  await cook.logIn();
  const { url: article } = await cook.call<{ url: string }>('TodayArticleResource/create', {
    article_type: 1,
    title: 'Suppers in the dark',
    subtitle: 'One pan, and a candle',
    pin_ids: [id],
    board_ids: [board.id],
    searches: ['candles'],
    is_published: true,
  });
  await browserless.dispose();
  return { recipe, board: board.url, section, row: row.url, article };
}

/** Of each thing one by one, at a place after the other. */
function newPins(boards: [Board, Board]): Omit<NewPin, 'photograph'>[] {
  return PLACES.flatMap((place, turn) =>
    THINGS.map(([, thing, description]) => ({
      board: boards[turn % 2] as Board,
      title: `${thing} ${place}`,
      description,
    })),
  );
}
