import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Suggestion } from './SuggestionList';

/** How a line that may be dropped is dropped, and the words by which screen readers hear of it. */
export function useDrop(
  suggestions: readonly Suggestion[],
  onRemove: ((suggestion: Suggestion) => void) | undefined,
) {
  const { t } = useLingui();
  const [removed, setRemoved] = useState('');
  const remove = (suggestion: Suggestion) => {
    setRemoved(suggestion.text);
    onRemove?.(suggestion);
  };
  // The same words once more are news only when the line had come back.
  const isBack = suggestions.some(({ text, removeLabel }) => removeLabel && text === removed);
  return { said: removed && !isBack ? t`${removed} was removed.` : '', remove };
}
