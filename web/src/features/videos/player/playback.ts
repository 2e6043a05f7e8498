/** How a video is at a moment. */
export interface Playback {
  isPaused: boolean;
  /** It would play, and what comes next is not there yet. */
  isWaiting: boolean;
  hasEnded: boolean;
  /** Seconds from the beginning. */
  time: number;
  /** Seconds in all. */
  length: number;
  /** Up to where it is fetched, in seconds. */
  ready: number;
  /** From 0 to 1. */
  volume: number;
  isMuted: boolean;
  /** 1 as it was made, 2 twice as fast. */
  speed: number;
}

/** How an element is; `length` until it knows its own. */
export function readPlayback(video: HTMLVideoElement, length: number): Playback {
  const { paused, ended, currentTime: time, duration, volume, muted, playbackRate } = video;
  return {
    isPaused: paused,
    isWaiting: !paused && !ended && video.readyState < video.HAVE_FUTURE_DATA,
    hasEnded: ended,
    time,
    length: Number.isFinite(duration) && duration > 0 ? duration : length,
    ready: readyTo(video.buffered, time),
    volume,
    isMuted: muted || volume === 0,
    speed: playbackRate,
  };
}

/** How it is before there is an element. */
export function stillAt(length: number): Playback {
  return {
    isPaused: true,
    isWaiting: false,
    hasEnded: false,
    time: 0,
    length,
    ready: 0,
    volume: 1,
    isMuted: false,
    speed: 1,
  };
}

/** The end of what is fetched around a moment; the moment itself where nothing is. */
export function readyTo(fetched: TimeRanges, time: number): number {
  for (let nth = 0; nth < fetched.length; nth += 1) {
    // Parts of a stream begin a little later than the one before ends.
    if (fetched.start(nth) <= time + 0.1 && time <= fetched.end(nth)) return fetched.end(nth);
  }
  return time;
}

/** The speeds there are to choose from. */
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;
