import { type RefObject, useLayoutEffect } from 'react';

/**
 * When a comment goes that has the focus, as one that its reader hides, reports or deletes does,
 * what it stands in gets the focus.
 */
export function useLastFocus(entry: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = entry.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const list = element.closest('section');
      // Once it has gone; unless it was led elsewhere.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) list?.focus({ preventScroll: true });
      });
    };
  }, [entry]);
}
