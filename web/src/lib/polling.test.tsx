import { act, renderHook } from '@testing-library/react';
import { POLL_MS, usePolling } from 'lib/polling';
import { expect, it } from 'vitest';

it('asks again while the work is under way, and no more once it is done', () => {
  const { result, rerender } = renderHook(
    ({ isUnderWay }) => {
      const polling = usePolling();
      polling.follow(isUnderWay);
      return polling.pollingInterval;
    },
    { initialProps: { isUnderWay: false } },
  );
  expect(result.current).toBe(0);
  act(() => rerender({ isUnderWay: true }));
  expect(result.current).toBe(POLL_MS);
  act(() => rerender({ isUnderWay: false }));
  expect(result.current).toBe(0);
});
