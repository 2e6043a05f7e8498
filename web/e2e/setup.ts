import { request } from '@playwright/test';
import { askColdPages } from './coldPages.ts';
import { buildDevClient } from './devClient.ts';
import { photograph } from './photographs.ts';
import { type Board, type NewPin, type Upload, User } from './user.ts';
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
  return { owner: { username, fullName, url }, boards, pins, coldFaults: [] };
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
