import { pinAt } from './pinAt';

/** Kinds of pages by the numbers of the specification's events: a close-up, and grids. */
const CLOSEUP = 3;
const GRID = 1;
/** Pages of results, by what is searched (specification §9 "Search view type codes"). */
const RESULTS: Record<string, number> = {
  pins: 43,
  my_pins: 107,
  buyable_pins: 254,
  buyable: 254,
  videos: 3306,
  boards: 44,
  users: 45,
};

/** What kind of page stands at a path, as events tell it. */
export function viewTypeAt(path: string): number {
  if (pinAt(path) !== undefined) return CLOSEUP;
  const scope = /^\/search\/([^/]+)/.exec(path)?.[1] ?? '';
  return Object.hasOwn(RESULTS, scope) ? (RESULTS[scope] ?? GRID) : GRID;
}
