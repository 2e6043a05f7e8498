import { lengthOf } from 'features/uploads/parts/lengthOf';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The element that looks at the file. */
function looking(): HTMLVideoElement {
  const video = document.createElement('video');
  vi.spyOn(document, 'createElement').mockReturnValueOnce(video);
  return video;
}

it.each([
  [12.5, 12.5],
  [Number.POSITIVE_INFINITY, null],
  [Number.NaN, null],
])('a video of %d seconds is %d long', async (duration, seconds) => {
  const video = looking();
  Object.defineProperty(video, 'duration', { value: duration });
  const told = lengthOf('blob:walk');
  expect(video.src).toBe('blob:walk');
  video.dispatchEvent(new Event('loadedmetadata'));
  expect(await told).toBe(seconds);
  expect(video).not.toHaveAttribute('src');
});

it('is not known of what the browser cannot read, nor of what takes too long', async () => {
  const broken = looking();
  const told = lengthOf('blob:walk');
  broken.dispatchEvent(new Event('error'));
  expect(await told).toBeNull();

  vi.useFakeTimers();
  looking();
  const slow = lengthOf('blob:walk');
  vi.advanceTimersByTime(4_000);
  expect(await slow).toBeNull();
});
