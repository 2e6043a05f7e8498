// @vitest-environment jsdom
import { painted } from 'lib/painted';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let frame: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  frame = undefined;
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    frame = draw;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits for the next frame, and until that is painted', async () => {
  const done = vi.fn();
  void painted().then(done);
  await vi.advanceTimersByTimeAsync(50);
  expect(done).not.toHaveBeenCalled();
  frame?.();
  await Promise.resolve();
  // What a frame calls runs before it is painted.
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledOnce();
});

it('waits a moment where no frame is drawn, as in a hidden window', async () => {
  const done = vi.fn();
  void painted().then(done);
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toHaveBeenCalledOnce();
});
