import { type RefObject, useEffect } from 'react';

/** What a user begins to do elsewhere. */
const PRESSES = ['pointerdown', 'keydown'] as const;

/**
 * Gives the focus to a part of a view once that has opened: behind the page, which takes it when its
 * address changes, and behind a menu, which gives it back to its button. A user who presses something
 * meanwhile keeps it there: a menu that they opened would close without it.
 */
export function useOpeningFocus(part: RefObject<HTMLElement | null>, isOn = true): void {
  useEffect(() => {
    if (!isOn) return;
    const done = new AbortController();
    const frame = requestAnimationFrame(() => {
      done.abort();
      part.current?.focus({ preventScroll: true });
    });
    const giveWay = () => {
      done.abort();
      cancelAnimationFrame(frame);
    };
    for (const press of PRESSES) {
      document.addEventListener(press, giveWay, { capture: true, signal: done.signal });
    }
    return giveWay;
  }, [part, isOn]);
}
