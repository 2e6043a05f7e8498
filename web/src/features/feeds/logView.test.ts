import { createAppStore } from 'app/store';
import { type Action, navigated } from 'lib/history';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session, viewer } from '../../test-views';
import { activityLog } from './activityLog';
import { logView } from './logView';

vi.mock('lib/requestContext', () => ({
  requestContext: { headers: () => ({}), sourceUrl: () => '/' },
}));
vi.mock('./activityLog', () => ({ activityLog: { log: vi.fn() } }));

/** A navigation: how, to which place of the history, at which address. */
type Move = [action: Action | 'load', key: string, address: string];

/** Goes through the history of a tab; `load` begins a page's life. Answers what was told of pins. */
function go(moves: readonly Move[], user = viewer()) {
  return all(moves, user).filter((event) => event.view_type === 3);
}

/** The same of all pages. */
function all(moves: readonly Move[], user = viewer()) {
  let store = createAppStore(session(user), 'browser');
  for (const [action, key, address] of moves) {
    if (action === 'load') store = createAppStore(session(user), 'browser');
    const before = store.getState();
    const how = action === 'load' ? 'POP' : action;
    store.dispatch(navigated({ action: how, to: { key, address } }));
    logView(before, store.getState());
  }
  return vi.mocked(activityLog.log).mock.calls.map(([event]) => event);
}

beforeEach(() => {
  vi.clearAllMocks();
  let stored: string | null = null;
  const kept = { getItem: () => stored, setItem: (_: string, value: string) => (stored = value) };
  vi.stubGlobal('sessionStorage', kept);
});

describe('visits of pins are told', () => {
  it.each<[string, string[], Move[]]>([
    ['when a page of the server shows one', ['1'], [['load', 'a', '/pin/1/?utm=x']]],
    ['of none where none is shown', [], [['load', 'a', '/pin/create/']]],
    [
      'after a press, not after the way back or forward',
      ['1'],
      [
        ['load', 'a', '/'],
        ['PUSH', 'b', '/pin/1/'],
        ['POP', 'a', '/'],
        ['POP', 'b', '/pin/1/'],
      ],
    ],
    [
      'twice of one that is pressed at two places',
      ['1', '1'],
      [
        ['load', 'a', '/'],
        ['PUSH', 'b', '/pin/1/'],
        ['PUSH', 'c', '/ada/'],
        ['PUSH', 'd', '/pin/1/'],
      ],
    ],
    [
      'one after another',
      ['1', '2', '3'],
      [
        ['load', 'a', '/pin/1/'],
        ['PUSH', 'b', '/pin/2/'],
        ['POP', 'a', '/pin/1/'],
        ['PUSH', 'c', '/pin/words--3/'],
      ],
    ],
    [
      'not at another address of the one that is shown, nor on the way back to it',
      ['1'],
      [
        ['load', 'a', '/pin/1/sent/?invite_code=x'],
        ['REPLACE', 'b', '/pin/1/'],
        ['PUSH', 'c', '/pin/1/?comments=1'],
        ['PUSH', 'd', '/ada/'],
        ['POP', 'c', '/pin/1/?comments=1'],
      ],
    ],
    [
      'not when the page is loaded anew, nor on the way back after that',
      ['1', '2'],
      [
        ['load', 'a', '/'],
        ['PUSH', 'b', '/pin/1/'],
        ['PUSH', 'c', '/pin/2/'],
        ['load', 'c', '/pin/2/'],
        ['POP', 'b', '/pin/1/'],
      ],
    ],
    [
      'each time that a page is loaded at an address from outside',
      ['1', '1'],
      [
        ['load', 'default', '/pin/1/'],
        ['load', 'default', '/pin/1/'],
      ],
    ],
    [
      'not on the way back to the address from outside that the page began at',
      ['1', '2'],
      [
        ['load', 'default', '/pin/1/'],
        ['PUSH', 'b', '/pin/2/'],
        ['POP', 'default', '/pin/1/'],
      ],
    ],
    [
      'on the way back to a place from before, where none was told',
      ['1'],
      [
        ['load', 'z', '/'],
        ['POP', 'a', '/pin/1/'],
      ],
    ],
  ])('%s', (_name, pins, moves) => {
    expect(go(moves)).toEqual(pins.map((pin) => expect.objectContaining({ object_id_str: pin })));
  });

  it.each([
    ['navigate', 1],
    ['prerender', 1],
    ['reload', 0],
    ['back_forward', 0],
  ])('at an address from outside, where the load was a %s: %i', (type, times) => {
    vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
    expect(go([['load', 'default', '/pin/1/']])).toHaveLength(times);
    vi.unstubAllGlobals();
  });

  it.each<[string, string]>([
    ['nothing', '[1'],
    ['something else', '{"a":1}'],
  ])('where a user or an extension left %s in the storage', (_name, text) => {
    sessionStorage.setItem('', text);
    expect(go([['load', 'a', '/pin/1/']])).toHaveLength(1);
  });

  it('of another account at the same place too', () => {
    const visit: Move[] = [['load', 'a', '/pin/1/']];
    go(visit);
    expect(go(visit, viewer({ id: '77' }))).toHaveLength(2);
  });

  it('of a visitor too, who is asked before', () => {
    expect(go([['load', 'a', '/pin/1/']], null as never)).toHaveLength(1);
  });

  it('with the way to them, by the names of the contract', () => {
    const told = go([
      ['PUSH', 'a', '/search/pins/?q=oak+chair&rs=typed'],
      ['PUSH', 'b', '/pin/1/'],
      ['PUSH', 'c', '/pin/2/'],
      ['PUSH', 'd', '/pin/create/'],
      ['REPLACE', 'e', '/pin/3/'],
      ['REPLACE', 'f', '/pin/3/?comments=1'],
      ['PUSH', 'g', '/pin/4/'],
    ]);
    const event = (
      id: string,
      source: string,
      top: string,
      depth: number,
      query: string | null,
    ) => ({
      event_type: 13,
      view_type: 3,
      view_parameter: 7,
      object_id_str: id,
      aux_data: {
        homefeed_source_sig: null,
        search_query: query,
        source,
        top_level_source: top,
        top_level_source_depth: depth,
      },
    });
    expect(told).toEqual([
      event('1', 'search', 'search', 0, 'oak chair'),
      event('2', 'closeup', 'search', 1, 'oak chair'),
      event('3', 'other', 'other', 0, null),
      event('4', 'closeup', 'other', 1, null),
    ]);
  });
});

describe('visits of other pages are told', () => {
  const kinds = (moves: readonly Move[]) =>
    all(moves).map(({ event_type, view_type, view_parameter }) => [
      event_type,
      view_type,
      view_parameter,
    ]);

  it.each<[string, number[][], Move[]]>([
    ['when one is loaded', [[13, 1, 1]], [['load', 'a', '/']]],
    [
      'by their kind',
      [
        [13, 43, 2],
        [13, 1, 9],
      ],
      [
        ['load', 'a', '/search/pins/?q=oak'],
        ['PUSH', 'b', '/ada/chairs/'],
      ],
    ],
    [
      'again for other words of a search',
      [
        [13, 44, 2],
        [13, 44, 2],
      ],
      [
        ['load', 'a', '/search/boards/?q=oak'],
        ['PUSH', 'b', '/search/boards/?q=elm'],
      ],
    ],
    [
      'not for the same address, nor on the way back',
      [
        [13, 1, 1],
        [13, 1, 8],
      ],
      [
        ['load', 'a', '/'],
        ['PUSH', 'b', '/'],
        ['PUSH', 'c', '/ada/'],
        ['POP', 'b', '/'],
      ],
    ],
  ])('%s', (_name, expected, moves) => {
    expect(kinds(moves)).toEqual(expected);
  });

  it('with nothing about pins', () => {
    const [event] = all([['load', 'a', '/']]);
    expect(event).not.toHaveProperty('object_id_str');
    expect(event).not.toHaveProperty('aux_data');
  });
});
