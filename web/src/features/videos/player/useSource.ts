import type { Videos } from 'features/videos/api';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { attach } from './attach';
import { ableOf, waysOf } from './ways';

/**
 * Gives an element its video, and calls `play` when it may begin. Where nothing plays it, it is
 * broken until the viewer tries again; it then goes on where it was.
 */
export function useSource(
  ref: RefObject<HTMLVideoElement | null>,
  videos: Videos,
  play: (video: HTMLVideoElement) => void,
) {
  const [isBroken, setIsBroken] = useState(false);
  const [tries, setTries] = useState(0);
  const place = useRef(0);
  const begin = useRef(play);
  begin.current = play;
  const { V_HLSV4: stream, V_720P: file } = videos.video_list;
  const whole = useRef(videos);
  whole.current = videos;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same files are played on, and each try is a new one
  useEffect(() => {
    const video = ref.current;
    if (!video) return undefined;
    return attach(video, waysOf(whole.current, ableOf(video)), place.current, {
      onReady: () => begin.current(video),
      onBroken: (seconds) => {
        place.current = seconds;
        setIsBroken(true);
      },
    });
  }, [stream.url, file.url, tries]);
  return {
    /** Whether no way to play it worked. */
    isBroken,
    /** Tries all ways again. */
    retry: () => {
      setIsBroken(false);
      setTries((before) => before + 1);
    },
  };
}
