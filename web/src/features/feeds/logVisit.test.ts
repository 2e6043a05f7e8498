import { createAppStore } from 'app/store';
import { navigated } from 'lib/history';
import { beforeEach, expect, it, vi } from 'vitest';
import { session, viewer } from '../../test-views';
import { activityLog, beginLog } from './activityLog';
import { watchPins } from './watchPins';

vi.mock('lib/requestContext', () => ({
  requestContext: { headers: () => ({}), sourceUrl: () => '/' },
}));
vi.mock('./activityLog', () => ({ activityLog: { log: vi.fn() }, beginLog: vi.fn() }));
vi.mock('./watchPins', () => ({ watchPins: vi.fn() }));

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
});

/** Comes to places one after another; each page of a pin has a number in its address. */
async function come(user: ReturnType<typeof viewer> | null, addresses: readonly string[]) {
  const { logVisit } = await import('./logVisit');
  const store = createAppStore(session(user), 'browser');
  for (const [place, address] of addresses.entries()) {
    const before = store.getState();
    store.dispatch(navigated({ action: 'PUSH', to: { key: `k${place}`, address } }));
    logVisit(before, store.getState());
  }
}

it('is told of a user: each page, and from the first one on what is shown', async () => {
  const ada = viewer();
  await come(ada, ['/', '/pin/1/', '/pin/2/']);
  expect(beginLog).toHaveBeenCalledTimes(3);
  expect(beginLog).toHaveBeenLastCalledWith(ada);
  expect(watchPins).toHaveBeenCalledOnce();
  const told = vi.mocked(activityLog.log).mock.calls.map(([event]) => event.object_id_str);
  expect(told).toEqual([undefined, '1', '2']);
});

it('is told of a visitor as of no user, and no search of theirs goes on by it', async () => {
  await come(null, ['/', '/pin/1/']);
  expect(beginLog).toHaveBeenLastCalledWith(null);
  expect(watchPins).toHaveBeenCalledOnce();
  expect(activityLog.log).toHaveBeenCalledTimes(2);
});
