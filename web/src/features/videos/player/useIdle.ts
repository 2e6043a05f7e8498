import { type RefObject, useEffect, useState } from 'react';

/** How long a viewer who does nothing sees the controls, in milliseconds. */
export const IDLE_MS = 2_500;

/** What a viewer does who wants the controls. */
const ACTS = ['pointermove', 'pointerdown', 'keydown', 'focusin'];

/** Whether the viewer only watches: it plays, and nothing was done to the player for a while. */
export function useIdle(ref: RefObject<HTMLElement | null>, isPlaying: boolean): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const player = ref.current;
    if (!player || !isPlaying) return undefined;
    let timer = 0;
    const wait = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setIsIdle(true), IDLE_MS);
    };
    const wake = () => {
      setIsIdle(false);
      wait();
    };
    wait();
    for (const act of ACTS) player.addEventListener(act, wake);
    return () => {
      window.clearTimeout(timer);
      for (const act of ACTS) player.removeEventListener(act, wake);
      setIsIdle(false);
    };
  }, [ref, isPlaying]);
  return isIdle;
}
