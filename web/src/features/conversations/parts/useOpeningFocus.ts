import { type RefObject, useEffect } from 'react';

/**
 * Gives the focus to a part of a view once that has opened: behind the page, which takes it when its
 * address changes, and behind a menu, which gives it back to its button.
 */
export function useOpeningFocus(part: RefObject<HTMLElement | null>, isOn = true): void {
  useEffect(() => {
    if (!isOn) return;
    const frame = requestAnimationFrame(() => part.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [part, isOn]);
}
