import type { Board, Pin } from './user.ts';

/** What `setup.ts` brought before the first journey, the same for all of them: read, never changed. */
export interface World {
  /** Whose boards and pins they are. */
  owner: { username: string; fullName: string; url: string };
  boards: [Board, Board];
  /** Newest last. */
  pins: Pin[];
  /** Of an employee; nothing beside two servers, where there are no websites. */
  employees?: {
    /** A pin that leads to a recipe which the server has read. */
    recipe: Pin;
    /** Path of its board's page, which has sections. */
    board: string;
    /** Path of the page of a section that it is in. */
    section: string;
    /** Path of the page of a board whose pins stand in a row. */
    row: string;
    /** Path of the page of an article. */
    article: string;
  };
  /** What was not whole of the first pages that the server drew (`coldPages.ts`). */
  coldFaults: string[];
}

/** Name of the variable that carries the world from the setup to the journeys. */
const VARIABLE = 'MAGPIE_JOURNEYS_WORLD';

/** Hands the world to the journeys. */
export function keepWorld(world: World): void {
  process.env[VARIABLE] = JSON.stringify(world);
}

/** The world the journeys walk in. */
export function readWorld(): World {
  return JSON.parse(process.env[VARIABLE] ?? 'null') as World;
}
