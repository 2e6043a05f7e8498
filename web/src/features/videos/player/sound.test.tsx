import { beforeEach, expect, it, vi } from 'vitest';

/** As on a page that was just opened. */
async function opened() {
  vi.resetModules();
  return import('./sound');
}

beforeEach(() => window.localStorage.clear());

it('is on where the viewer presses, off where a video begins by itself', async () => {
  const { soundOf } = await opened();
  expect(soundOf('itself')).toEqual({ volume: 1, isMuted: true });
  expect(soundOf('pressed')).toEqual({ volume: 1, isMuted: false });
  // The viewer has heard one by now.
  expect(soundOf('itself')).toEqual({ volume: 1, isMuted: false });
});

it('is kept as the viewer made it, and silence for the next as well', async () => {
  const first = await opened();
  first.keepSound({ volume: 0.4, isMuted: false });
  expect(first.soundOf('itself')).toEqual({ volume: 0.4, isMuted: false });
  first.keepSound({ volume: 0.4, isMuted: true });
  expect(first.soundOf('itself')).toEqual({ volume: 0.4, isMuted: true });
  const later = await opened();
  expect(later.soundOf('pressed')).toEqual({ volume: 0.4, isMuted: true });
});

it('comes back as loud as it was before it was turned down to nothing', async () => {
  const { keepSound, soundOf } = await opened();
  keepSound({ volume: 0.3, isMuted: false });
  keepSound({ volume: 0, isMuted: true });
  expect(soundOf('pressed')).toEqual({ volume: 0.3, isMuted: true });
});

it.each(['"loud"', '{"volume":7}', '{"volume":-1,"isMuted":"no"}', '['])(
  'is full where %s is kept',
  async (found) => {
    window.localStorage.setItem('videoSound', found);
    const { soundOf } = await opened();
    expect(soundOf('pressed')).toEqual({ volume: 1, isMuted: false });
  },
);
