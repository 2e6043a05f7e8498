import { type Action, type Entry, type History, moved } from 'lib/history';
import { describe, expect, it } from 'vitest';

const entry = (key: string) => ({ key, address: `/${key}/` });
const start: History = { previous: [], current: null, forward: [] };

function walk(...steps: [Action, string][]): string {
  const end = steps.reduce((history, [action, key]) => moved(history, action, entry(key)), start);
  const keys = (list: { key: string }[]) => list.map(({ key }) => key).join('');
  return `${keys(end.previous)}[${end.current?.key}]${keys(end.forward)}`;
}

describe('history', () => {
  it.each([
    ['the first entry', [['POP', 'a']], '[a]'],
    [
      'two new entries',
      [
        ['POP', 'a'],
        ['PUSH', 'b'],
        ['PUSH', 'c'],
      ],
      'ab[c]',
    ],
    [
      'back',
      [
        ['POP', 'a'],
        ['PUSH', 'b'],
        ['PUSH', 'c'],
        ['POP', 'b'],
      ],
      'a[b]c',
    ],
    [
      'far back',
      [
        ['POP', 'a'],
        ['PUSH', 'b'],
        ['PUSH', 'c'],
        ['POP', 'a'],
      ],
      '[a]bc',
    ],
    [
      'forward again',
      [
        ['POP', 'a'],
        ['PUSH', 'b'],
        ['POP', 'a'],
        ['POP', 'b'],
      ],
      'a[b]',
    ],
    [
      'a new entry after going back',
      [
        ['POP', 'a'],
        ['PUSH', 'b'],
        ['POP', 'a'],
        ['PUSH', 'c'],
      ],
      'a[c]',
    ],
    [
      'a replaced entry',
      [
        ['POP', 'a'],
        ['PUSH', 'b'],
        ['REPLACE', 'c'],
      ],
      'a[c]',
    ],
    [
      'an entry from before',
      [
        ['POP', 'a'],
        ['PUSH', 'b'],
        ['POP', 'z'],
      ],
      '[z]',
    ],
  ] as [string, [Action, string][], string][])('%s', (_name, steps, expected) => {
    expect(walk(...steps)).toBe(expected);
  });

  it('tells the first page from a later one at its address', () => {
    const landing = { key: 'default', address: '/' };
    const steps: [Action, Entry][] = [
      ['POP', landing],
      ['PUSH', entry('b')],
      ['PUSH', { key: 'c', address: '/' }],
      ['POP', landing],
    ];
    const end = steps.reduce((history, step) => moved(history, ...step), start);
    expect(end.current).toEqual(landing);
    expect(end.forward.map(({ key }) => key)).toEqual(['b', 'c']);
  });

  it('keeps the addresses of the pages that made place', () => {
    const steps: [Action, string][] = [
      ['POP', 'a'],
      ['REPLACE', 'b'],
      ['REPLACE', 'c'],
      ['PUSH', 'd'],
    ];
    const end = steps.reduce((history, [action, key]) => moved(history, action, entry(key)), start);
    const third = { ...entry('c'), replaced: ['/a/', '/b/'] };
    expect(end.previous).toEqual([third]);
    expect(moved(end, 'POP', entry('c')).current).toEqual(third);
  });
});
