import { MentionList } from 'features/users/parts/MentionList';
import {
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { mentionAt, type Typed, withMention } from './mentionAt';

/**
 * Mentions in a field of several lines: users are offered while a name is typed behind an `@`, and
 * stand in its place when they are chosen. The field keeps the focus.
 */
export function useMention(
  field: RefObject<HTMLTextAreaElement | null>,
  onWrite: (text: string) => void,
) {
  const id = useId();
  const keys = useRef<((event: KeyboardEvent) => void) | null>(null);
  const [typed, setTyped] = useState<Typed | null>(null);
  const [open, setOpen] = useState(false);
  const [line, onPoint] = useState<string | null>(null);
  // Where the caret stands once the text is written.
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const look = (isTyped: boolean) => {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    const found = selectionStart === selectionEnd ? mentionAt(value, selectionStart) : null;
    setTyped(found);
    if (isTyped) setOpen(found !== null);
  };
  const take = (username: string) => {
    if (!typed || !field.current) return;
    const { value, maxLength } = field.current;
    const written = withMention(value, typed, username);
    if (maxLength > 0 && written.text.length > maxLength) return setTyped(null);
    caret.current = written.caret;
    setTyped(null);
    onWrite(written.text);
  };
  const isListed = typed !== null && line !== null;
  return {
    /** Looks where the caret stands: after something was typed, or it was moved. */
    look,
    /** Closes the list. */
    close: () => setOpen(false),
    /** Whether a key was for the list. */
    hear: (event: KeyboardEvent) => {
      if (!isListed || event.ctrlKey || event.metaKey) return false;
      keys.current?.(event);
      // The key that closes the list closes no sheet around the field.
      if (event.key === 'Escape') event.stopPropagation();
      return event.defaultPrevented;
    },
    /** What the field says of the list. */
    wiring: {
      'aria-autocomplete': 'list',
      'aria-controls': isListed ? id : undefined,
      'aria-activedescendant': isListed && line ? line : undefined,
    } as const,
    /** The list; stands beside the field. */
    list: typed && (
      <MentionList
        field={{ id, open, setOpen, keys, onPoint, onChange: () => undefined }}
        term={typed.term}
        onTake={take}
      />
    ),
  };
}
