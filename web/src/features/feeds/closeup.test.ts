import { createAppStore } from 'app/store';
import { feedsApi } from 'features/feeds/api';
import { warmCloseup } from 'features/feeds/parts/warmCloseup';
import { pinsApi } from 'features/pins/api';
import { pinChangesApi } from 'features/pins/parts/changes';
import { callDocument, callUntyped, type Outcome } from 'lib/call';
import { FRESH_S } from 'lib/documents';
import { navigated } from 'lib/history';
import { MOST_ANSWERS } from 'lib/surplus';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { board, pin, pinDetail, session, viewer } from '../../test-views';

vi.mock('lib/call', async (real) => ({
  ...(await real<object>()),
  callDocument: vi.fn(),
  callUntyped: vi.fn(),
}));

const { getPin } = pinsApi.endpoints;
/** When a test begins, in milliseconds since 1970. */
const START = 1_700_000_000_000;
let store: ReturnType<typeof createAppStore>;

const answer = (data: unknown): Outcome<unknown> => ({ data, bookmark: null });
/** The documents that were asked for since last asked about. */
const asked = () => vi.mocked(callDocument).mock.calls.splice(0);
const names = () => asked().map(([name]) => name);
const known = (id: string) => getPin.select({ id })(store.getState()).data;
/** A visit as a screen makes it. */
const visit = async (id: string) => {
  const asking = store.dispatch(getPin.initiate({ id }, { forceRefetch: FRESH_S }));
  const { error } = await asking;
  return { error, leave: asking.unsubscribe };
};
const settled = () =>
  expect.poll(() => store.dispatch(pinsApi.util.getRunningQueriesThunk())).toEqual([]);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  vi.mocked(callDocument).mockImplementation(async (name, { pinId }) => {
    if (name === 'CloseupDetailQuery')
      return answer({ id: pinId, link_health: { is_broken: false } });
    if (name === 'CloseupPageQuery') return answer(pinDetail({ id: String(pinId) }));
    return answer([]);
  });
  store = createAppStore(session(viewer()), 'browser');
  asked();
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('a close-up', () => {
  it('is read by two documents, which know who asks', async () => {
    await visit('1');
    expect(known('1')).toMatchObject({ id: '1', title: pinDetail().title, link_health: {} });
    expect(asked().map(([name, variables]) => [name, variables])).toEqual([
      ['CloseupDetailQuery', { pinId: '1', isAuth: true, isDesktop: false }],
      ['CloseupPageQuery', { pinId: '1', isAuth: true }],
    ]);
    store = createAppStore(session(), 'browser');
    await visit('1');
    expect(asked()[1]?.[1]).toMatchObject({ isAuth: false });
  });

  it('fails as a whole', async () => {
    const error = { status: 404, key: 'NotFound' };
    vi.mocked(callDocument).mockResolvedValueOnce({ error } as Outcome<unknown>);
    expect((await visit('1')).error).toEqual(error);
    expect(known('1')).toBeUndefined();
  });

  it.each([
    [0, 0],
    [FRESH_S - 1, 0],
    [FRESH_S, 2],
    [3600, 2],
  ])('that was read %d seconds ago is asked for by %d documents', async (seconds, documents) => {
    (await visit('1')).leave();
    asked();
    vi.setSystemTime(START + seconds * 1000);
    await visit('1');
    expect(names()).toHaveLength(documents);
  });

  it('that is warmed is not asked for again by the visit, nor by a second press', async () => {
    store.dispatch(warmCloseup('1'));
    store.dispatch(warmCloseup('1'));
    await visit('1');
    await settled();
    expect(names().sort()).toEqual([
      'CloseupDetailQuery',
      'CloseupPageQuery',
      'CloseupRelatedModulesFeedQuery',
    ]);
  });

  it('is one of a hundred that are kept', async () => {
    for (let id = 0; id <= MOST_ANSWERS; id += 1) {
      vi.setSystemTime(START + id);
      (await visit(String(id))).leave();
    }
    await expect.poll(() => known('0')).toBeUndefined();
    expect(known('1')).toBeDefined();
    expect(known(String(MOST_ANSWERS))).toBeDefined();
  });
});

describe('what stands below a pin', () => {
  it('is walked by the cursor of its document', async () => {
    const list = feedsApi.endpoints.listRelatedModules;
    vi.mocked(callDocument).mockResolvedValueOnce({ data: [pin()], bookmark: 'more' });
    const walk = store.dispatch(list.initiate({ pin_id: '1' }));
    await walk;
    await store.dispatch(list.initiate({ pin_id: '1' }, { direction: 'forward' }));
    expect(asked().map(([, variables]) => variables)).toEqual([
      { pinId: '1', after: null },
      { pinId: '1', after: 'more' },
    ]);
    expect(list.select({ pin_id: '1' })(store.getState()).hasNextPage).toBe(false);
  });
});

describe('where the viewer came from', () => {
  it('is told with what stands below a pin, and is no part of its key', async () => {
    const { listHomePins, listRelatedModules } = feedsApi.endpoints;
    const opened = pin({ id: '1', image_signature: 'a'.repeat(32) });
    vi.mocked(callUntyped).mockResolvedValue(answer([opened]));
    await store.dispatch(listHomePins.initiate({}));
    for (const address of ['/', '/pin/1/']) {
      const to = { key: address, address };
      store.dispatch(navigated({ action: 'PUSH', to }));
    }
    await store.dispatch(listRelatedModules.initiate({ pin_id: '2' }));
    expect(asked().at(-1)?.[1]).toEqual({
      pinId: '2',
      after: null,
      source: 'closeup',
      topLevelSource: 'homefeed',
      topLevelSourceDepth: 1,
      homefeedSourceSig: opened.image_signature,
    });
    const { queries } = store.getState().resources;
    expect(Object.keys(queries)).toContain('listRelatedModules({"pin_id":"2"})');
  });
});

describe('writes', () => {
  const { updatePin, deletePin, hidePin } = pinChangesApi.endpoints;
  it.each([
    [
      'an edit of the pin',
      () => store.dispatch(updatePin.initiate({ id: '1', title: 'New' })),
      pinDetail({ id: '1' }),
    ],
    ['its end', () => store.dispatch(deletePin.initiate({ id: '1' })), {}],
    ['hiding it', () => store.dispatch(hidePin.initiate({ pin_id: '1' })), {}],
  ])('make the close-up of a pin stale: %s', async (_, write, said) => {
    (await visit('1')).leave();
    vi.mocked(callUntyped).mockResolvedValue(answer(said));
    await write();
    await expect.poll(() => known('1')).toBeUndefined();
  });

  it('make the close-ups on a board stale when the board changes', async () => {
    (await visit('1')).leave();
    const { id } = pinDetail().board;
    store.dispatch(pinsApi.util.invalidateTags([{ type: 'Board', id: board().id }]));
    expect(known('1')).toBeDefined();
    store.dispatch(pinsApi.util.invalidateTags([{ type: 'Board', id }]));
    await expect.poll(() => known('1')).toBeUndefined();
  });
});
