import { useEffect } from 'react';

/**
 * Sets the document's title while a screen is shown. The first page's title is
 * the server's (decision 7): the same words, so nothing flickers.
 * Undefined leaves it as it is, for screens that still wait for their data.
 */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
