import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { pinDetail, viewer } from '../../../test-views';
import { Comments } from './Comments';

/** What the stream tells of a pin. */
const live = vi.hoisted(() => ({ hear: () => {} }));

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));
vi.mock('lib/live', () => ({
  isLive: () => true,
  useLive: (_user: string | undefined, topic: string, hear: () => void) => {
    if (topic.startsWith('pin:')) live.hear = hear;
  },
}));

afterEach(() => vi.useRealTimers());

function show() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const pin = { ...pinDetail(), comment_count: 1 };
  const shown = renderApp(<Comments pin={pin} />, {
    viewer: viewer(),
    door: { 'UnifiedCommentsResource/get': () => [] },
  });
  const asked = () => shown.calls.filter(({ name }) => name === 'UnifiedCommentsResource/get');
  return { ...shown, asked };
}

it('asks once for many changes', async () => {
  const { asked } = show();
  await waitFor(() => expect(asked()).toHaveLength(1));
  for (const _ of [1, 2, 3]) live.hear();
  act(() => vi.advanceTimersByTime(1_000));
  await waitFor(() => expect(asked()).toHaveLength(2));
  act(() => vi.advanceTimersByTime(5_000));
  expect(asked()).toHaveLength(2);
});

it('asks for nothing of a pin whose page was left', async () => {
  const { asked } = show();
  await waitFor(() => expect(asked()).toHaveLength(1));
  live.hear();
  cleanup();
  act(() => vi.advanceTimersByTime(1_000));
  expect(asked()).toHaveLength(1);
});
