import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/shapes';
import { IconButton } from '../icon-button/IconButton';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import type { FieldOfList } from './SearchField';
import styles from './SuggestionList.module.css';
import { useChoice } from './useChoice';
import { useDrop } from './useDrop';

/** A line below the field. */
export interface Suggestion {
  /** What tells it from every other. */
  key: string;
  /** What the field holds when it is chosen. */
  text: string;
  /** A quiet second half of the line: whose, how many. */
  detail?: string;
  /** A drawing before it: `search` unless told. */
  icon?: IconName;
  /** A small picture instead of the drawing. */
  picture?: ReactNode;
  /** Name of the button that drops it; without one it stays. */
  removeLabel?: string;
}

interface SuggestionListProps {
  /** The field it stands below. */
  field: FieldOfList;
  /** What to offer; an empty list shows nothing. */
  suggestions: readonly Suggestion[];
  /** Called when one is taken; its text stands in the field then. */
  onTake: (suggestion: Suggestion) => void;
  /** Called when one with a `removeLabel` is dropped, by its button or by the Delete key. */
  onRemove?: (suggestion: Suggestion) => void;
}

/** What a search field offers. The field keeps the focus; load it when the field is used. */
export function SuggestionList({ field, suggestions, onTake, onRemove }: SuggestionListProps) {
  const { t } = useLingui();
  const { id, open, setOpen, onChange } = field;
  const shown = open && suggestions.length > 0;
  const { said, remove } = useDrop(suggestions, onRemove);
  const take = (suggestion: Suggestion) => {
    setOpen(false);
    onChange(suggestion.text);
    onTake(suggestion);
  };
  const active = useChoice({ field, suggestions, shown, take, remove });
  const hint = `${id}-hint`;
  return (
    <>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
      {/* The press must not take the focus from the field, or the list would be gone before it is released. */}
      <div
        className={styles.list}
        hidden={!shown}
        onPointerDown={(event) => event.preventDefault()}
      >
        {/* A list box may hold nothing but options: the buttons beside them stand outside. */}
        <div
          id={id}
          role="listbox"
          aria-label={t`Suggestions`}
          aria-owns={shown ? suggestions.map((_, index) => `${id}-${index}`).join(' ') : undefined}
        />
        {shown &&
          suggestions.map((suggestion, index) => (
            <SuggestionLine
              key={suggestion.key}
              id={`${id}-${index}`}
              hint={suggestion.removeLabel && hint}
              suggestion={suggestion}
              active={index === active}
              onTake={() => take(suggestion)}
              onRemove={() => remove(suggestion)}
            />
          ))}
        <span id={hint} hidden>{t`Press Delete to remove it.`}</span>
      </div>
    </>
  );
}

interface SuggestionLineProps {
  id: string;
  /** Id of what says that the Delete key drops it. */
  hint: string | undefined;
  suggestion: Suggestion;
  /** Whether the keys stand on it. */
  active: boolean;
  onTake: () => void;
  onRemove: () => void;
}

function SuggestionLine({ id, hint, suggestion, active, onTake, onRemove }: SuggestionLineProps) {
  const { text, detail, icon, picture, removeLabel } = suggestion;
  return (
    <div className={styles.line} data-active={active || undefined}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys for its whole list */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and points here */}
      <div
        id={id}
        className={styles.option}
        role="option"
        aria-selected={active}
        aria-describedby={hint}
        onClick={onTake}
      >
        <span className={styles.picture}>
          {picture ?? <Icon name={icon ?? 'search'} size={20} />}
        </span>
        <span className={styles.text}>{text}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </div>
      {removeLabel && (
        <IconButton
          label={removeLabel}
          icon="close"
          size="small"
          tabIndex={-1}
          onClick={onRemove}
        />
      )}
    </div>
  );
}
