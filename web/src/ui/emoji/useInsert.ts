import { type RefObject, useEffect, useRef } from 'react';

/**
 * Writes something into a field where its caret stands, in the place of what is marked there. The
 * field has the focus then, with the caret behind it; what has no room is not written.
 */
export function useInsert(
  field: RefObject<HTMLTextAreaElement | null>,
  onWrite: (words: string) => void,
): (piece: string) => void {
  // Where the caret stands once it is written.
  const caret = useRef<number | null>(null);
  useEffect(() => {
    const at = caret.current;
    if (at === null) return;
    caret.current = null;
    // Behind the panel, which gives the focus back to its button when it goes.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(at, at);
    });
  });
  return (piece) => {
    if (!field.current) return;
    const { value, selectionStart, selectionEnd, maxLength, readOnly } = field.current;
    const words = value.slice(0, selectionStart) + piece + value.slice(selectionEnd);
    const fits = !readOnly && (maxLength < 0 || words.length <= maxLength);
    caret.current = fits ? selectionStart + piece.length : selectionStart;
    if (fits) onWrite(words);
  };
}
