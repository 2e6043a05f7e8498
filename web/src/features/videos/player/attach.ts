import type { Way } from './ways';

/** What becomes of a video that is attached. */
export interface Told {
  /** It can be begun, or goes on by another way. */
  onReady: () => void;
  /** No way is left; it had come so far, in seconds. */
  onBroken: (seconds: number) => void;
}

/**
 * Has an element play a video by the first of the ways that works, from a place on: one that fails,
 * even in the midst, is followed by the next at the same place. Answers how to stop.
 */
export function attach(
  video: HTMLVideoElement,
  ways: readonly Way[],
  from: number,
  { onReady, onBroken }: Told,
): () => void {
  let detach = () => {};
  let isOver = false;
  const go = (nth: number, place: number) => {
    detach();
    const way = ways[nth];
    if (!way) return onBroken(place);
    let hasFailed = false;
    const fail = () => {
      if (hasFailed || isOver) return;
      hasFailed = true;
      // Where it has not begun yet, it still is where it was to begin.
      go(nth + 1, video.currentTime || place);
    };
    detach = by(way, video, fail);
    resume(video, place);
    onReady();
  };
  go(0, from);
  return () => {
    isOver = true;
    detach();
  };
}

/** Goes to a place once the length is known. */
function resume(video: HTMLVideoElement, place: number) {
  if (place === 0) return;
  const go = () => {
    video.currentTime = place;
  };
  video.addEventListener('loadedmetadata', go, { once: true });
}

function by(way: Way, video: HTMLVideoElement, fail: () => void): () => void {
  return way.by === 'script' ? byScript(video, way.url, fail) : byAddress(video, way.url, fail);
}

function byAddress(video: HTMLVideoElement, url: string, fail: () => void): () => void {
  video.addEventListener('error', fail);
  video.src = url;
  return () => {
    video.removeEventListener('error', fail);
    // Without it the browser goes on fetching.
    video.removeAttribute('src');
    video.load();
  };
}

/** The script comes when it is needed: most browsers of phones play such videos by themselves. */
function byScript(video: HTMLVideoElement, url: string, fail: () => void): () => void {
  let detach = () => {};
  let isOver = false;
  import('./streamByScript')
    .then(({ streamByScript }) => {
      if (!isOver) detach = streamByScript(video, url, fail);
    })
    .catch(fail);
  return () => {
    isOver = true;
    detach();
  };
}
