import { createAppStore } from 'app/store';
import { boardsApi } from 'features/boards/api';
import { pinsApi } from 'features/pins/api';
import { pinChangesApi } from 'features/pins/parts/changes';
import { usersApi } from 'features/users/api';
import { callUntyped, type Outcome } from 'lib/call';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { board, pinDetail, session, viewer } from '../../test-views';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const answer = (data: unknown): Outcome<unknown> => ({ data, bookmark: null });
const refusal = { error: { status: 403, key: 'NotAllowed' } } as Outcome<unknown>;

let store: ReturnType<typeof createAppStore>;
const oak = viewer({ id: '2', username: 'oak', follower_count: 4 });

/** The profile as the store knows it now, by one of the ways it was asked for. */
const known = (options: { username?: string; user_id?: string }) =>
  usersApi.endpoints.getUser.select(options)(store.getState()).data;

beforeEach(async () => {
  store = createAppStore(session(viewer()), 'browser');
  const { upsertQueryData } = usersApi.util;
  await store.dispatch(upsertQueryData('getUser', { username: 'ines' }, viewer()));
  await store.dispatch(upsertQueryData('getUser', { username: 'oak' }, oak));
  await store.dispatch(upsertQueryData('getUser', { user_id: '2' }, oak));
});

describe('following a user', () => {
  it('counts at once, whatever the profile was asked by, and others not', async () => {
    let settle = (_: Outcome<unknown>) => {};
    vi.mocked(callUntyped).mockReturnValue(
      new Promise((resolve) => {
        settle = resolve;
      }),
    );
    const done = store.dispatch(usersApi.endpoints.followUser.initiate({ user_id: '2' }));
    const followed = { follower_count: 5, explicitly_followed_by_me: true };
    expect(known({ username: 'oak' })).toMatchObject(followed);
    expect(known({ user_id: '2' })).toMatchObject(followed);
    expect(known({ username: 'ines' })).toMatchObject({ follower_count: 3 });
    settle(answer(oak));
    await done;
    expect(known({ username: 'oak' })).toMatchObject(followed);
  });

  it('is taken back when the server refuses', async () => {
    vi.mocked(callUntyped).mockResolvedValue(refusal);
    await store.dispatch(usersApi.endpoints.followUser.initiate({ user_id: '2' }));
    await expect.poll(() => known({ username: 'oak' })).toEqual(oak);
    expect(known({ user_id: '2' })).toEqual(oak);
  });
});

describe('what the viewer makes', () => {
  it('counts a new board for its owner', async () => {
    vi.mocked(callUntyped).mockResolvedValue(answer(board()));
    await store.dispatch(boardsApi.endpoints.createBoard.initiate({ name: 'Kitchen light' }));
    expect(known({ username: 'ines' })).toMatchObject({ board_count: 3, pin_count: 9 });
  });

  it('counts no board that was refused', async () => {
    vi.mocked(callUntyped).mockResolvedValue(refusal);
    await store.dispatch(boardsApi.endpoints.createBoard.initiate({ name: 'Kitchen light' }));
    expect(known({ username: 'ines' })).toMatchObject({ board_count: 2 });
  });

  it('marks a saved pin, remembers where, and counts it', async () => {
    const seen = pinDetail();
    await store.dispatch(pinsApi.util.upsertQueryData('getPin', { id: seen.id }, seen));
    const saved = pinDetail({ id: '990', board: board(), pinner: viewer() });
    vi.mocked(callUntyped).mockResolvedValue(answer(saved));
    await store.dispatch(pinsApi.endpoints.savePin.initiate({ pin_id: seen.id, board_id: '50' }));
    await vi.dynamicImportSettled();
    const detail = pinsApi.endpoints.getPin.select({ id: seen.id })(store.getState()).data;
    expect(detail?.saved_info).toMatchObject({
      saved_by_me: true,
      pin_id: '990',
      board: { id: '50' },
    });
    expect(store.getState().saves[seen.id]).toMatchObject({ id: '990', board: { id: '50' } });
    expect(known({ username: 'ines' })).toMatchObject({ pin_count: 10 });
  });
});

describe('making a pin', () => {
  it.each([
    ['public', 10],
    ['secret', 9],
    ['protected', 9],
  ] as const)('on a %s board counts what others see, and is remembered', async (privacy, pins) => {
    const made = pinDetail({ id: '991', pinner: viewer(), board: board({ privacy }) });
    vi.mocked(callUntyped).mockResolvedValue(answer(made));
    const wanted = { board_id: '50', upload_id: '7' };
    await store.dispatch(pinChangesApi.endpoints.createPin.initiate(wanted));
    await vi.dynamicImportSettled();
    expect(known({ username: 'ines' })).toMatchObject({ pin_count: pins });
    expect(store.getState().session.user?.last_repin_id).toBe('991');
  });

  it('that is refused changes nothing', async () => {
    vi.mocked(callUntyped).mockResolvedValue(refusal);
    const wanted = { board_id: '50', upload_id: '7' };
    await store.dispatch(pinChangesApi.endpoints.createPin.initiate(wanted));
    await vi.dynamicImportSettled();
    expect(known({ username: 'ines' })).toMatchObject({ pin_count: 9 });
    expect(store.getState().session.user?.last_repin_id).toBe(viewer().last_repin_id);
  });
});

describe('what the viewer deletes', () => {
  it.each([
    ['public', 8],
    ['secret', 9],
    ['protected', 9],
  ] as const)('leaves, of a pin on a %s board, %i counted', async (privacy, pins) => {
    const mine = pinDetail({ id: '990', pinner: viewer(), board: board({ privacy }) });
    await store.dispatch(pinsApi.util.upsertQueryData('getPin', { id: '990' }, mine));
    vi.mocked(callUntyped).mockResolvedValue(answer({}));
    await store.dispatch(pinChangesApi.endpoints.deletePin.initiate({ id: '990' }));
    await vi.dynamicImportSettled();
    expect(known({ username: 'ines' })).toMatchObject({ pin_count: pins });
  });

  it('asks for the profile anew when it was in a list only', async () => {
    vi.mocked(callUntyped).mockResolvedValue(answer({}));
    await store.dispatch(pinChangesApi.endpoints.deletePin.initiate({ id: '990' }));
    await vi.dynamicImportSettled();
    expect(known({ username: 'ines' })).toBeUndefined();
    expect(known({ username: 'oak' })).toEqual(oak);
  });

  it.each([
    ['public', 'done', 1, 5],
    ['secret', 'done', 1, 9],
    ['protected', 'done', 1, 9],
    // The server is still at it: its numbers follow.
    ['public', 'running', 2, 9],
  ] as const)('leaves, of a %s board once that is %s, %i boards, %i pins', async (...row) => {
    const [privacy, state, boards, pins] = row;
    const mine = board({ privacy });
    await store.dispatch(
      boardsApi.util.upsertQueryData('getBoard', { username: 'ines', slug: 'light' }, mine),
    );
    vi.mocked(callUntyped).mockResolvedValue(answer({ state }));
    await store.dispatch(boardsApi.endpoints.deleteBoard.initiate({ board_id: '50' }));
    expect(known({ username: 'ines' })).toMatchObject({ board_count: boards, pin_count: pins });
  });
});

describe('saving a pin', () => {
  const never = { saved_by_me: false };
  it.each([
    ['public', 'a new save', never, 1, 10],
    ['public', 'the same again', never, 2, 10],
    ['public', 'one from before the page was loaded', { saved_by_me: true, pin_id: '901' }, 1, 9],
    // An earlier save, or a new one beside it: the profile is asked for anew.
    ['public', 'another than the latest', { saved_by_me: true, pin_id: '800' }, 1, undefined],
    ['public', 'from a list', null, 1, undefined],
    ['secret', 'a new save', never, 1, 9],
    ['protected', 'a new save', never, 1, 9],
    ['secret', 'from a list', null, 1, 9],
  ] as const)('to a %s board, %s, counts what others see', async (...row) => {
    const [privacy, _what, saved_info, times, pins] = row;
    if (saved_info) {
      const seen = pinDetail({ id: '900', saved_info });
      await store.dispatch(pinsApi.util.upsertQueryData('getPin', { id: '900' }, seen));
    }
    const saved = pinDetail({ id: '901', pinner: viewer(), board: board({ privacy }) });
    vi.mocked(callUntyped).mockResolvedValue(answer(saved));
    for (let time = 0; time < times; time += 1) {
      const asked = { pin_id: '900', board_id: '50' };
      await store.dispatch(pinsApi.endpoints.savePin.initiate(asked));
      await vi.dynamicImportSettled();
    }
    await expect.poll(() => store.getState().saves['900']?.id).toBe('901');
    expect(known({ username: 'ines' })?.pin_count).toBe(pins);
    expect(store.getState().session.user?.last_repin_id).toBe('901');
  });

  it('to the quicksave board, which may have been made for it, counts no board', async () => {
    const seen = pinDetail({ id: '900', saved_info: never });
    await store.dispatch(pinsApi.util.upsertQueryData('getPin', { id: '900' }, seen));
    const quick = board({ id: '77', name: 'Quick saves' });
    const saved = pinDetail({ id: '901', pinner: viewer(), board: quick });
    vi.mocked(callUntyped).mockResolvedValue(answer(saved));
    await store.dispatch(pinsApi.endpoints.savePin.initiate({ pin_id: '900', board_id: null }));
    await vi.dynamicImportSettled();
    expect(known({ username: 'ines' })).toMatchObject({ board_count: 2, pin_count: 10 });
  });

  it.each([
    ['1000', '901', '1000'],
    ['901', '1000', '1000'],
    ['901', '901', '901'],
    [null, '901', '901'],
  ])('keeps the newest of %s and an answered %s as the last', async (before, answered, last) => {
    store = createAppStore(session(viewer({ last_repin_id: before })), 'browser');
    const saved = pinDetail({ id: answered, pinner: viewer(), board: board() });
    vi.mocked(callUntyped).mockResolvedValue(answer(saved));
    await store.dispatch(pinsApi.endpoints.savePin.initiate({ pin_id: '900', board_id: '50' }));
    await vi.dynamicImportSettled();
    expect(store.getState().session.user?.last_repin_id).toBe(last);
  });
});

describe('the profile is counted anew', () => {
  const into = { board_id: '50', into_board_id: '51' };
  it.each([
    [
      'a pin is changed',
      () =>
        store.dispatch(pinChangesApi.endpoints.updatePin.initiate({ id: '900', board_id: '51' })),
    ],
    [
      'a board is changed',
      () =>
        store.dispatch(
          boardsApi.endpoints.updateBoard.initiate({ board_id: '50', privacy: 'secret' }),
        ),
    ],
    ['boards are merged', () => store.dispatch(boardsApi.endpoints.mergeBoards.initiate(into))],
  ])('when %s, and not when that is refused', async (_, write) => {
    vi.mocked(callUntyped).mockResolvedValue(refusal);
    await write();
    expect(known({ username: 'ines' })).toMatchObject({ pin_count: 9 });
    vi.mocked(callUntyped).mockResolvedValue(answer({ ...pinDetail(), state: 'done' }));
    await write();
    expect(known({ username: 'ines' })).toBeUndefined();
  });
});
