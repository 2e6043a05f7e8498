import { type RefObject, useEffect, useState } from 'react';
import { leaveTurn, takeTurn } from './oneAtATime';
import { type Playback, readPlayback, stillAt } from './playback';

/** What an element tells of itself. */
const NEWS = [
  'play',
  'playing',
  'pause',
  'ended',
  'waiting',
  'seeking',
  'seeked',
  'timeupdate',
  'progress',
  'loadedmetadata',
  'canplay',
  'durationchange',
  'emptied',
  'volumechange',
  'ratechange',
];

/** How an element plays, drawn anew with all that it tells; another player of the page then pauses. */
export function usePlayback(ref: RefObject<HTMLVideoElement | null>, length: number): Playback {
  const [playback, setPlayback] = useState(() => stillAt(length));
  useEffect(() => {
    const video = ref.current;
    if (!video) return undefined;
    const read = () => setPlayback(readPlayback(video, length));
    const turn = () => takeTurn(video);
    for (const news of NEWS) video.addEventListener(news, read);
    video.addEventListener('play', turn);
    // It may have begun before this hears of it.
    if (!video.paused) turn();
    read();
    return () => {
      for (const news of NEWS) video.removeEventListener(news, read);
      video.removeEventListener('play', turn);
      leaveTurn(video);
    };
  }, [ref, length]);
  return playback;
}
