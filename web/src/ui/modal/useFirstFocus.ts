import { type FocusEvent, useCallback, useRef } from 'react';

/**
 * Gives the focus back to the field of a dialog that asked for it first. Where the dialog opens
 * above another that is not its parent, that one takes the focus back, and it falls on the dialog
 * itself. The result is for the element around the dialog's content.
 */
export function useFirstFocus() {
  const asked = useRef<HTMLElement | null>(null);
  const ref = useCallback((content: HTMLElement | null) => {
    if (!content) {
      asked.current = null;
      return;
    }
    // After the dialog has looked for itself whether anything in it has the focus.
    requestAnimationFrame(() => {
      const { activeElement } = document;
      if (!content.contains(activeElement) && activeElement?.contains(content)) {
        asked.current?.focus();
      }
    });
  }, []);
  const onFocusCapture = useCallback(({ target }: FocusEvent<HTMLElement>) => {
    asked.current ??= target;
  }, []);
  return { ref, onFocusCapture };
}
