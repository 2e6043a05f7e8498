import { useLayoutEffect } from 'react';

/** Has a page be the whole of a phone's window: the bars above and below go (`Header`, `BottomBar`). */
export function useWholeWindow(isWhole: boolean): void {
  useLayoutEffect(() => {
    if (!isWhole) return;
    const { dataset } = document.documentElement;
    dataset.whole = '';
    return () => {
      delete dataset.whole;
    };
  }, [isWhole]);
}
