import { expect, it } from 'vitest';
import { EMOJI, findEmoji } from './emoji';
import { moveBy, rowsOf } from './gridMoves';

const all = EMOJI.flatMap(({ emoji }) => emoji);
const signs = (typed: string) => findEmoji(typed).flatMap(({ emoji }) => emoji.map((e) => e.sign));

// The sources are written for browsers that do not know this flag.
const SETS = 'v';
const ONE = new RegExp('^\\p{RGI_Emoji}$', SETS);

it('has each emoji once, with a name of its own', () => {
  expect(EMOJI).toHaveLength(8);
  expect(all.length).toBeGreaterThan(240);
  for (const { sign, name } of all) {
    expect(sign, name).toMatch(ONE);
    expect(name, sign).toMatch(/^[A-Za-z][A-Za-z -]*$/);
  }
  expect(new Set(all.map(({ sign }) => sign)).size).toBe(all.length);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

it.each([
  ['', all.length],
  ['thumbs up', ['👍']],
  ['UP thu', ['👍']],
  ['lol', ['🤣', '😂']],
  ['🔥', ['🔥']],
  ['down', ['🙃', '👇', '👎']],
  ['xyz', []],
])('finds by the beginnings of words: %j', (typed, expected) => {
  const found = signs(typed);
  if (typeof expected === 'number') expect(found).toHaveLength(expected);
  else expect(found).toEqual(expected);
});

it('leads through rows of unlike lengths', () => {
  const rows = rowsOf([9, 3]);
  expect(rows).toEqual([
    [0, 1, 2, 3, 4, 5, 6],
    [7, 8],
    [9, 10, 11],
  ]);
  const moves: [string, number, number | 'field' | null][] = [
    ['ArrowUp', 3, 'field'],
    ['ArrowDown', 3, 8],
    ['ArrowDown', 8, 10],
    ['ArrowDown', 11, 11],
    ['ArrowUp', 11, 8],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 6, 7],
    ['ArrowRight', 11, 11],
    ['Home', 8, 7],
    ['End', 1, 6],
    ['a', 1, null],
  ];
  for (const [key, from, to] of moves) expect(moveBy(key, from, rows), `${key} ${from}`).toBe(to);
});
