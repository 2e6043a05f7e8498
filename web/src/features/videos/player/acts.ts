import type { Act } from './keys';
import { keepSound } from './sound';

/** Begins or goes on; without sound where the browser allows it only so. */
export async function play(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play();
  } catch (refused) {
    const isForbidden = refused instanceof DOMException && refused.name === 'NotAllowedError';
    if (!isForbidden || video.muted) return;
    video.muted = true;
    // Where that is forbidden as well, the button is still there.
    await video.play().catch(() => undefined);
  }
}

/** Plays what stands still, and the other way round; from the beginning once it has ended. */
export function toggle(video: HTMLVideoElement): void {
  if (video.paused || video.ended) void play(video);
  else video.pause();
}

/** Goes to a place in seconds. */
export function seek(video: HTMLVideoElement, seconds: number): void {
  const end = Number.isFinite(video.duration) ? video.duration : seconds;
  video.currentTime = Math.min(Math.max(0, seconds), end);
}

/** Makes it so loud, from 0 to 1; a viewer who does so wants to hear it. */
export function setVolume(video: HTMLVideoElement, volume: number): void {
  video.volume = Math.min(Math.max(0, Math.round(volume * 100) / 100), 1);
  video.muted = video.volume === 0;
  keepSound({ volume: video.volume, isMuted: video.muted });
}

/** Takes the sound away, or gives it back. */
export function mute(video: HTMLVideoElement): void {
  video.muted = !video.muted && video.volume > 0;
  // What was turned down to nothing would stay silent.
  if (!video.muted && video.volume === 0) video.volume = 1;
  keepSound({ volume: video.volume, isMuted: video.muted });
}

/** What is done to the player as a whole. */
export interface Whole {
  fullScreen: () => void;
  captions: () => void;
}

/** Does what a key means. */
export function perform(act: Act, video: HTMLVideoElement, whole: Whole): void {
  switch (act.does) {
    case 'toggle':
      toggle(video);
      return;
    case 'mute':
      mute(video);
      return;
    case 'full-screen':
      whole.fullScreen();
      return;
    case 'captions':
      whole.captions();
      return;
    case 'skip':
      seek(video, video.currentTime + act.seconds);
      return;
    case 'jump':
      if (Number.isFinite(video.duration)) seek(video, act.share * video.duration);
      return;
    case 'louder':
      setVolume(video, (video.muted ? 0 : video.volume) + act.by);
      return;
  }
}
