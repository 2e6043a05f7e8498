import type { Videos } from 'features/videos/api';

/**
 * Media elements that play at once when they are told to: those of jsdom only complain. Called
 * before the tests of a file.
 */
export function playMedia(): void {
  const media = window.HTMLMediaElement.prototype;
  const playing = new WeakSet<HTMLMediaElement>();
  const tell = (element: HTMLMediaElement, ...names: string[]) => {
    for (const name of names) element.dispatchEvent(new Event(name));
  };
  Object.defineProperty(media, 'paused', {
    configurable: true,
    get(this: HTMLMediaElement) {
      return !playing.has(this);
    },
  });
  media.play = async function play() {
    playing.add(this);
    tell(this, 'play', 'playing');
  };
  media.pause = function pause() {
    if (playing.delete(this)) tell(this, 'pause');
  };
  media.load = function load() {
    playing.delete(this);
    tell(this, 'emptied');
  };
}

/** Has an element know its length in seconds, and how much of it is there. */
export function knowLength(video: HTMLVideoElement, seconds: number): void {
  Object.defineProperty(video, 'duration', { configurable: true, value: seconds });
  Object.defineProperty(video, 'readyState', { configurable: true, value: 4 });
  video.dispatchEvent(new Event('loadedmetadata'));
}

/** Has an element be at a place. */
export function reach(video: HTMLVideoElement, seconds: number): void {
  video.currentTime = seconds;
  video.dispatchEvent(new Event('timeupdate'));
}

/** A video of one minute, in all its forms. */
export function videos(id = 'a7'): Videos {
  const form = (url: string, width: number, height: number) => ({
    url: `https://pins.test/${url}`,
    width,
    height,
    duration: 60_000,
    thumbnail: 'https://pins.test/736x/oak.jpg',
  });
  return {
    id,
    video_list: {
      V_720P: form(`720p/${id}.mp4`, 720, 1280),
      V_HLSV4: form(`hls/${id}.m3u8`, 720, 1280),
      V_360P: form(`hls/${id}_360.mp4`, 360, 640),
    },
  };
}
