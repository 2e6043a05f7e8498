import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAsking } from './useAsking';

/** What the server tells by itself. */
const live = vi.hoisted(() => ({ isOpen: false, hear: [] as (() => void)[] }));

vi.mock('lib/live', () => ({
  isLive: () => live.isOpen,
  useLive: (user: string | undefined, topic: string, hear: () => void) => {
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

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function turn(state: DocumentVisibilityState) {
  seen = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

it('asks while the document is seen, and when it is seen again', () => {
  const ask = vi.fn();
  const { unmount } = renderHook(() => useAsking(ask, 5_000));
  expect(ask).not.toHaveBeenCalled();
  pass(4_999);
  expect(ask).not.toHaveBeenCalled();
  pass(1);
  expect(ask).toHaveBeenCalledTimes(1);
  turn('hidden');
  pass(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  turn('visible');
  expect(ask).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('focus'));
  expect(ask).toHaveBeenCalledTimes(3);
  unmount();
  pass(60_000);
  turn('visible');
  expect(ask).toHaveBeenCalledTimes(3);
});

it('asks what is to be asked now, and nothing where there is nothing', () => {
  const [one, other] = [vi.fn(), vi.fn()];
  const { rerender } = renderHook(({ ask }) => useAsking(ask, 5_000), {
    initialProps: { ask: one as (() => void) | null },
  });
  rerender({ ask: other });
  pass(5_000);
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([0, 1]);
  rerender({ ask: null });
  pass(60_000);
  expect(other).toHaveBeenCalledTimes(1);
});

it('asks when it is told, and not by the clock meanwhile', () => {
  const ask = vi.fn();
  renderHook(() => useAsking(ask, 5_000, '1'));
  live.isOpen = true;
  pass(60_000);
  expect(ask).not.toHaveBeenCalled();
  live.hear[0]?.();
  expect(ask).toHaveBeenCalledTimes(1);
  turn('hidden');
  live.hear[0]?.();
  expect(ask).toHaveBeenCalledTimes(1);
  turn('visible');
  expect(ask).toHaveBeenCalledTimes(2);
  live.isOpen = false;
  pass(5_000);
  expect(ask).toHaveBeenCalledTimes(3);
});
