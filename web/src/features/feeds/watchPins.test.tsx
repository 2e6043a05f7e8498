import { requestContext } from 'lib/requestContext';
import { beforeEach, expect, it, vi } from 'vitest';
import { activityLog } from './activityLog';
import { watchCards } from './watchCards';
import { watchLinks } from './watchLinks';
import { watchPins } from './watchPins';

vi.mock('./activityLog', () => ({ activityLog: { log: vi.fn() } }));
vi.mock('./watchCards', () => ({ watchCards: vi.fn() }));
vi.mock('./watchLinks', () => ({ watchLinks: vi.fn() }));

const CARD = { component: 1 };
const CLOSEUP = { component: 2 };
const SEARCH = {
  view_type: 43,
  view_parameter: 2,
  view_data: { handler: 'search/[scope]', rs: 'autocomplete' },
};
const PIN_PAGE = { view_type: 3, view_parameter: 7, view_data: { handler: 'pin/[id]' } };

/** What is told of a page when this happens on it. */
function on(address: string, handler: string, act: () => void) {
  window.history.replaceState(null, '', address);
  requestContext.begin({ appVersion: '7', handler: () => handler, now: () => 0 });
  act();
  return vi.mocked(activityLog.log).mock.calls.map(([event]) => event);
}

beforeEach(() => {
  vi.clearAllMocks();
  watchPins();
});

it('tells of a card that was seen, and on which page', () => {
  const seen = vi.mocked(watchCards).mock.calls[0]?.[0];
  const told = on('/search/pins/?q=oak&rs=autocomplete', 'search/[scope]', () => seen?.onSeen('5'));
  expect(told).toEqual([{ event_type: 8001, ...SEARCH, ...CARD, object_id_str: '5' }]);
});

it('tells of a link that was followed twice, as the specification has it, and of the way back', () => {
  const links = vi.mocked(watchLinks).mock.calls[0]?.[0];
  const told = on('/pin/oak--5/', 'pin/[id]', () => {
    links?.onLeft('5');
    links?.onReturn('5', 7_000);
    links?.onLeft('6');
  });
  const of = (event_type: number, pin: string, part: object, more: object = {}) => ({
    event_type,
    ...PIN_PAGE,
    ...part,
    object_id_str: pin,
    ...more,
  });
  expect(told).toEqual([
    of(12, '5', CLOSEUP),
    of(7946, '5', CLOSEUP),
    of(4100, '5', CLOSEUP, { event_data: { away_ms: 7_000 } }),
    of(12, '6', CARD),
    of(7946, '6', CARD),
  ]);
});
