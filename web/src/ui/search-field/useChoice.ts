import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Suggestion } from './SearchField';

interface ChoiceOptions {
  suggestions: readonly Suggestion[];
  /** Whether the list is in sight. */
  shown: boolean;
  open: () => void;
  close: () => void;
  take: (suggestion: Suggestion) => void;
  clear: () => void;
}

/**
 * The keys of a combobox: arrows walk the list and pass the field between end and start, Enter
 * takes, Escape closes, then clears.
 */
export function useChoice({ suggestions, shown, open, close, take, clear }: ChoiceOptions) {
  const [active, setActive] = useState(-1);
  const keys = suggestions.map((suggestion) => suggestion.key).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other suggestions, or none, begin without a choice
  useEffect(() => setActive(-1), [keys, shown]);
  const walk = (step: 1 | -1) => {
    const places = suggestions.length + 1;
    setActive((known) => ((known + 1 + step + places) % places) - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) {
      return;
    }
    const chosen = shown ? suggestions[active] : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (shown) {
        walk(event.key === 'ArrowDown' ? 1 : -1);
      } else {
        open();
      }
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      take(chosen);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      (shown ? close : clear)();
    }
  };
  return { active: shown ? active : -1, onKeyDown };
}
