import { createAppStore } from 'app/store';
import { call } from 'lib/call';
import { type Action, navigated } from 'lib/history';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session, viewer } from '../../test-views';
import { logCloseup } from './logCloseup';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), call: vi.fn() }));

/** A navigation: how, to which place of the history, at which address. */
type Move = [action: Action | 'load', key: string, address: string];

/** Goes through the history of a browser; `load` begins a page's life. */
function go(moves: readonly Move[]) {
  const places = new Map<string, object>();
  let store = createAppStore(session(viewer()), 'browser');
  for (const [action, key, address] of moves) {
    if (action === 'load') store = createAppStore(session(viewer()), 'browser');
    if (action === 'PUSH' || action === 'REPLACE') places.delete(key);
    const before = store.getState().history;
    const how = action === 'load' ? 'POP' : action;
    store.dispatch(navigated({ action: how, to: { key, address } }));
    const replaceState = (state: object) => places.set(key, state);
    logCloseup(before, store.getState(), { state: places.get(key) ?? null, replaceState });
  }
  const told = vi.mocked(call).mock.calls.map(([, , options]) => options as { events: unknown[] });
  return told.flatMap(({ events }) => events);
}

beforeEach(() => {
  vi.clearAllMocks();
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
      'on the way back to a place from before, where none was told',
      ['1'],
      [
        ['load', 'z', '/'],
        ['POP', 'a', '/pin/1/'],
      ],
    ],
  ])('%s', (_name, pins, moves) => {
    expect(go(moves)).toEqual(pins.map((pin) => expect.objectContaining({ pin_id: pin })));
  });

  it('with the way to them, by the names of the contract', () => {
    const searched = {
      type: 'closeup',
      homefeed_source_sig: null,
      search_query: 'oak chair',
      top_level_source: 'search',
    };
    const told = go([
      ['PUSH', 'a', '/search/pins/?q=oak+chair&rs=typed'],
      ['PUSH', 'b', '/pin/1/'],
      ['PUSH', 'c', '/pin/2/'],
    ]);
    expect(told).toEqual([
      { ...searched, pin_id: '1', source: 'search', top_level_source_depth: 0 },
      { ...searched, pin_id: '2', source: 'closeup', top_level_source_depth: 1 },
    ]);
    expect(vi.mocked(call).mock.calls[0]?.slice(0, 2)).toEqual(['ApiCResource', 'create']);
  });
});
