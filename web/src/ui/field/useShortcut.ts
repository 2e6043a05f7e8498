import { useEffect } from 'react';

/**
 * One key that leads to a field from everywhere on the page but from where one writes; none for
 * nothing.
 */
export function useShortcut(key: string | undefined, lead: () => void): void {
  useEffect(() => {
    if (!key) return;
    const listen = (event: KeyboardEvent) => {
      const writing =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [contenteditable]');
      if (event.key === key && !writing && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        lead();
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [key, lead]);
}
