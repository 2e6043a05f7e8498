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

  it('of a page whose fragment is gone to stays', () => {
    const shown = [entry('a'), entry('b')].reduce(
      (history, to) => moved(history, 'PUSH', to),
      start,
    );
    expect(moved(shown, 'POP', { key: 'default', address: '/b/' })).toBe(shown);
  });

  const landing = { key: 'default', address: '/' };
  const fragment = { key: 'default', address: '/b/' };
  const atB: [Action, Entry][] = [
    ['POP', landing],
    ['PUSH', entry('b')],
    ['POP', fragment],
  ];

  it.each<[string, [Action, Entry][], string]>([
    [
      'fragment after another page',
      [...atB, ['PUSH', entry('c')], ['POP', fragment]],
      '/ [/b/] /c/',
    ],
    ['address from outside', [...atB, ['PUSH', entry('c')], ['POP', landing]], '[/] /b/ /c/'],
    [
      'nearest of two entries with its address',
      [
        ...atB,
        ['PUSH', entry('c')],
        ['PUSH', { key: 'd', address: '/b/' }],
        ['PUSH', entry('e')],
        ['POP', fragment],
      ],
      '/ /b/ /c/ [/b/] /e/',
    ],
    ['fragment forward', [...atB, ['POP', landing], ['POP', fragment]], '/ [/b/]'],
  ])('is right after the way back to a %s', (_name, steps, expected) => {
    const end = steps.reduce((history, step) => moved(history, ...step), start);
    const shown = [...end.previous, end.current, ...end.forward].map((one) =>
      one === end.current ? `[${one?.address}]` : one?.address,
    );
    expect(shown.join(' ')).toBe(expected);
  });

  it('keeps the addresses of the pages that made place', () => {
    const steps: [Action, string][] = [
      ['POP', 'a'],
      ['REPLACE', 'b'],
      ['REPLACE', 'c'],
      ['PUSH', 'd'],
    ];
    const end = steps.reduce((history, [action, key]) => moved(history, action, entry(key)), start);
    expect(end.previous).toEqual([{ ...entry('c'), replaced: ['/a/', '/b/'] }]);
  });
});
