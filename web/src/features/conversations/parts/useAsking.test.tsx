import { act, renderHook } from '@testing-library/react';
import type { Change, Hear } from 'lib/liveWords';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAsking } from './useAsking';

/** What the server tells by itself. */
const live = vi.hoisted(() => ({ isOpen: false, hear: [] as Hear[] }));

vi.mock('lib/live', () => ({
  isLive: () => live.isOpen,
  useLive: (user: string | undefined, topic: string, hear: Hear) => {
    if (user && topic === 'conversations') live.hear = [hear];
  },
}));

let seen: DocumentVisibilityState = 'visible';

beforeEach(() => {
  seen = 'visible';
  live.isOpen = false;
  live.hear = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));

const turn = (state: DocumentVisibilityState) =>
  act(async () => {
    seen = state;
    document.dispatchEvent(new Event('visibilitychange'));
  });

const hear = (change: Change | null = null) => act(async () => void live.hear[0]?.(change));

it('asks while the document is seen, and when it is seen again', async () => {
  const ask = vi.fn();
  const { unmount } = renderHook(() => useAsking(ask, 5_000));
  expect(ask).not.toHaveBeenCalled();
  await pass(4_999);
  expect(ask).not.toHaveBeenCalled();
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(1);
  await turn('hidden');
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  await turn('visible');
  expect(ask).toHaveBeenCalledTimes(2);
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect(ask).toHaveBeenCalledTimes(3);
  unmount();
  await pass(60_000);
  await turn('visible');
  expect(ask).toHaveBeenCalledTimes(3);
});

it('asks what is to be asked now, and nothing where there is nothing', async () => {
  const [one, other] = [vi.fn(), vi.fn()];
  const { rerender } = renderHook(({ ask }) => useAsking(ask, 5_000), {
    initialProps: { ask: one as (() => void) | null },
  });
  rerender({ ask: other });
  await pass(5_000);
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([0, 1]);
  rerender({ ask: null });
  await pass(60_000);
  expect(other).toHaveBeenCalledTimes(1);
});

it('asks when it is told, and not by the clock meanwhile', async () => {
  const ask = vi.fn();
  renderHook(() => useAsking(ask, 5_000, '1'));
  live.isOpen = true;
  await pass(60_000);
  expect(ask).not.toHaveBeenCalled();
  await hear();
  expect(ask).toHaveBeenCalledTimes(1);
  await turn('hidden');
  await hear();
  expect(ask).toHaveBeenCalledTimes(1);
  await turn('visible');
  expect(ask).toHaveBeenCalledTimes(2);
  live.isOpen = false;
  await pass(5_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('asks once more when it is told while it asks', async () => {
  const answers: (() => void)[] = [];
  const ask = vi.fn(() => new Promise<void>((answer) => answers.push(answer)));
  renderHook(() => useAsking(ask, 5_000, '1'));
  await hear();
  await hear();
  await hear();
  expect(ask).toHaveBeenCalledTimes(1);
  await act(async () => answers[0]?.());
  expect(ask).toHaveBeenCalledTimes(2);
  await act(async () => answers[1]?.());
  expect(ask).toHaveBeenCalledTimes(2);
  await hear();
  expect(ask).toHaveBeenCalledTimes(3);
});

it('is told what to ask for, and for all where that is not known', async () => {
  const answers: (() => void)[] = [];
  const ask = vi.fn((_changes: unknown) => new Promise<void>((answer) => answers.push(answer)));
  renderHook(() => useAsking(ask, 5_000, '1'));
  const [one, two, three] = ['1', '2', '3'].map(
    (version): Change => ({ kind: 'conversation', id: '33', version }),
  );
  await hear(one);
  await hear(two);
  await hear(three);
  await act(async () => answers[0]?.());
  await hear(one);
  await hear(null);
  await hear(two);
  await act(async () => answers[1]?.());
  await act(async () => answers[2]?.());
  await turn('visible');
  expect(ask.mock.calls).toEqual([[[one]], [[two, three]], [null], [null]]);
});
