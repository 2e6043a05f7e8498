import { describe, expect, it } from 'vitest';
import { readPlayback, readyTo } from './playback';

/** What is fetched, as a browser tells it. */
function fetched(...parts: [number, number][]): TimeRanges {
  const at = (nth: number) => parts[nth] ?? [0, 0];
  return { length: parts.length, start: (nth) => at(nth)[0], end: (nth) => at(nth)[1] };
}

const AT_REST = {
  paused: true,
  ended: false,
  currentTime: 0,
  duration: Number.NaN,
  volume: 1,
  muted: false,
  playbackRate: 1,
  readyState: 0,
  HAVE_FUTURE_DATA: 3,
  buffered: fetched(),
};

const read = (over: object, length = 12) =>
  readPlayback({ ...AT_REST, ...over } as unknown as HTMLVideoElement, length);

describe('how a video plays', () => {
  it.each([
    ['nothing of its own length is known', { duration: Number.NaN }, { length: 12 }],
    ['it is a stream without end', { duration: Number.POSITIVE_INFINITY }, { length: 12 }],
    ['its length is known', { duration: 11.9 }, { length: 11.9 }],
    ['it stands still', { readyState: 0 }, { isWaiting: false, isPaused: true }],
    ['it would play', { paused: false, readyState: 2 }, { isWaiting: true, isPaused: false }],
    ['it plays', { paused: false, readyState: 3 }, { isWaiting: false }],
    ['it is over', { paused: false, ended: true }, { isWaiting: false, hasEnded: true }],
    ['it is turned down', { volume: 0 }, { isMuted: true, volume: 0 }],
    ['it is muted', { muted: true, volume: 0.4 }, { isMuted: true, volume: 0.4 }],
    ['it runs', { playbackRate: 1.5, currentTime: 3 }, { speed: 1.5, time: 3 }],
  ])('is told where %s', (_, over, told) => {
    expect(read(over)).toMatchObject(told);
  });

  it.each([
    ['nothing', [], 4, 4],
    ['what is around it', [[0, 9]], 4, 9],
    ['another part', [[7, 9]], 4, 4],
    [
      'the second part',
      [
        [0, 2],
        [3.5, 8],
      ],
      4,
      8,
    ],
    ['a part that begins a little later', [[0.08, 6]], 0, 6],
  ] as [string, [number, number][], number, number][])(
    'knows up to where it is fetched: %s',
    (_, parts, time, ready) => {
      expect(readyTo(fetched(...parts), time)).toBe(ready);
    },
  );
});
