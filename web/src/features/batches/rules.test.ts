import { type Gap, reordered } from 'ui/tile-grid/reordered';
import { describe, expect, it } from 'vitest';
import {
  choose,
  chosenCount,
  EVERYTHING,
  isChosen,
  NOTHING,
  type Part,
  pinSelections,
  stepsTo,
} from './rules';

const board: Part = { boardId: '50', count: 1_000 };
const section: Part = { boardId: '50', sectionId: '7', count: 3 };
const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(at));

describe('a selection', () => {
  it('of everything counts what is not loaded', () => {
    expect(chosenCount(EVERYTHING, board)).toBe(1_000);
    expect(isChosen(EVERYTHING, '999')).toBe(true);
    expect(chosenCount(NOTHING, board)).toBe(0);
  });

  it('of everything keeps what was taken out of it', () => {
    const without = choose(EVERYTHING, new Set(['0', '2']), ['0', '1', '2']);
    expect(without).toEqual({ all: true, ids: new Set(['1']) });
    expect(chosenCount(without, board)).toBe(999);
    expect(isChosen(without, '1')).toBe(false);
    expect(choose(without, new Set(['0', '1', '2']), ['0', '1', '2'])).toEqual(EVERYTHING);
  });

  it('ends when the list is emptied, and names the rest beyond what a call can leave out', () => {
    expect(choose(EVERYTHING, new Set(), ['0', '1'])).toEqual(NOTHING);
    const few = choose(EVERYTHING, new Set(['0']), numbers(300));
    expect(few).toEqual({ all: false, ids: new Set(['0']) });
  });

  it('becomes the options of calls', () => {
    const all = { board_id: '50', all: true };
    expect(pinSelections(EVERYTHING, board, [])).toEqual([
      { ...all, filter_section_pins: true, except_pin_ids: [] },
    ]);
    expect(pinSelections({ all: true, ids: new Set(['1']) }, section, [])).toEqual([
      { ...all, section_id: '7', except_pin_ids: ['1'] },
    ]);
    const two = { all: false, ids: new Set(['1', '3']) };
    expect(pinSelections(two, board, ['1', '2', '3'])).toEqual([
      { board_id: '50', pin_ids: ['3', '1'] },
    ]);
    expect(pinSelections(NOTHING, board, ['1'])).toEqual([]);
  });

  it('of more than a call can name becomes several, the lowest first', () => {
    const loaded = numbers(600);
    const calls = pinSelections({ all: false, ids: new Set(loaded) }, board, loaded);
    expect(calls.map(({ pin_ids }) => pin_ids?.length)).toEqual([250, 250, 100]);
    expect(calls[0]?.pin_ids?.[0]).toBe('599');
    expect(calls[2]?.pin_ids?.at(-1)).toBe('0');
  });
});

describe('an order after a drag', () => {
  const cases: [string, string, Gap, string, string][] = [
    ['to the front', 'd', { key: 'a', side: 'before' }, 'dabce', 'd-'],
    ['to the end', 'a', { key: 'e', side: 'after' }, 'bcdea', 'ae'],
    ['several, not beside each other', 'bd', { key: 'e', side: 'after' }, 'acebd', 'be db'],
    ['several to the front', 'ce', { key: 'a', side: 'before' }, 'ceabd', 'c- ec'],
    ['before itself', 'b', { key: 'b', side: 'before' }, 'abcde', 'ba'],
    ['after one that moves too', 'ab', { key: 'b', side: 'after' }, 'abcde', 'a- ba'],
    ['into the middle', 'a', { key: 'c', side: 'after' }, 'bcade', 'ac'],
  ];
  it.each(cases)('%s', (_, moved, gap, after, steps) => {
    const order = reordered([...'abcde'], new Set(moved), gap);
    expect(order.join('')).toBe(after);
    const said = stepsTo(order, new Set(moved)).map(
      ({ pin_id, after_pin_id }) => pin_id + (after_pin_id ?? '-'),
    );
    expect(said.join(' ')).toBe(steps);
  });
});
