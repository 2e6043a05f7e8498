import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldOfList } from './SearchField';
import type { Suggestion } from './SuggestionList';

interface ChoiceOptions {
  field: FieldOfList;
  suggestions: readonly Suggestion[];
  /** Whether the list is in sight. */
  shown: boolean;
  take: (suggestion: Suggestion) => void;
  remove: (suggestion: Suggestion) => void;
}

/**
 * The keys of a combobox: arrows walk the list and pass the field between end and start, Enter
 * takes, Delete drops what may be dropped, Escape closes, then clears. Answers the place of the line
 * they stand on, -1 for the field.
 */
export function useChoice({ field, suggestions, shown, take, remove }: ChoiceOptions): number {
  const { id, setOpen, onChange, onPoint, keys } = field;
  const [known, setActive] = useState(-1);
  // Where the keys go on after a line was dropped.
  const next = useRef(-1);
  const lines = suggestions.map(({ key }) => key).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other suggestions, or none, begin without a choice
  useEffect(() => {
    setActive(next.current);
    next.current = -1;
  }, [lines, shown]);
  const active = shown ? known : -1;
  const walk = (step: 1 | -1) => {
    const places = suggestions.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  };
  const drop = (suggestion: Suggestion) => {
    const left = suggestions.filter(({ removeLabel }) => removeLabel).length - 1;
    next.current = Math.min(active, left - 1);
    remove(suggestion);
  };
  const hear = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = suggestions[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (shown) walk(event.key === 'ArrowDown' ? 1 : -1);
      else setOpen(true);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      take(chosen);
    } else if (event.key === 'Delete' && chosen?.removeLabel) {
      event.preventDefault();
      drop(chosen);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (shown) setOpen(false);
      else onChange('');
    }
  };
  useLayoutEffect(() => {
    keys.current = hear;
  });
  const point = active < 0 ? '' : `${id}-${active}`;
  useLayoutEffect(() => onPoint(shown ? point : null), [onPoint, shown, point]);
  return active;
}
