import { describe, expect, it } from 'vitest';
import { isDue, proposed, readUpsellTimes } from './upsells';

const DAY = 24 * 60 * 60 * 1_000;
const NOW = 1_000 * DAY;

describe('what a board proposes', () => {
  it.each([
    ['never yet', {}, true],
    ['by another board', { 51: NOW }, true],
    ['just now', { 50: NOW }, false],
    ['less than thirty days ago', { 50: NOW - 30 * DAY + 1 }, false],
    ['thirty days ago', { 50: NOW - 30 * DAY }, true],
  ])('%s: due %s', (_, times, due) => {
    expect(isDue(times, '50', NOW)).toBe(due);
  });

  it('keeps the most recent time of a board, and a hundred boards', () => {
    const many = Array.from({ length: 120 }, (_, place) => [`${place}`, NOW - place] as const);
    const times = proposed(Object.fromEntries(many), '119', NOW + 1);
    expect(Object.keys(times)).toHaveLength(100);
    expect([times['119'], times['98'], times['99']]).toEqual([NOW + 1, NOW - 98, undefined]);
  });

  it.each<[string, unknown, object]>([
    ['nothing', null, {}],
    ['a list', [1], {}],
    ['words', 'soon', {}],
    ['what is no time', { 50: 'soon', 51: null, 52: NOW }, { 52: NOW }],
    ['what it wrote', proposed({}, '50', NOW), { 50: NOW }],
  ])('reads of %s %j', (_, kept, times) => {
    expect(readUpsellTimes(kept)).toEqual(times);
  });
});
