import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/shapes';
import { IconButton } from '../icon-button/IconButton';
import styles from './SearchField.module.css';
import { useChoice } from './useChoice';

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
}

export interface SearchFieldProps {
  /** The field's name for screen readers, and its placeholder. */
  label: string;
  /** What is written. */
  value: string;
  /** Called with every change of it. */
  onChange: (value: string) => void;
  /** Called with the words when they are sent. Not with none. */
  onSubmit: (value: string) => void;
  /** What to offer for the words; an empty list shows nothing. */
  suggestions?: readonly Suggestion[];
  /** Called when a suggestion is taken; without it, its words are sent. */
  onChoose?: (suggestion: Suggestion) => void;
  /** Where the form goes without script; the words are its `q`. */
  action: string;
  /** `/` anywhere on the page leads here, and a hint says so on a desktop. At most one a page. */
  slash?: boolean;
}

/** The search of a page: a field with suggestions, by the combobox pattern, in plain markup. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, onSubmit, suggestions = [], onChoose, action, slash } = props;
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const [open, setOpen] = useState(false);
  const take = (suggestion: Suggestion) => {
    setOpen(false);
    onChange(suggestion.text);
    (onChoose ?? ((chosen) => onSubmit(chosen.text)))(suggestion);
  };
  const shown = open && suggestions.length > 0;
  const choice = useChoice({
    suggestions,
    shown,
    open: () => setOpen(true),
    close: () => setOpen(false),
    take,
    clear: () => onChange(''),
  });
  useSlash(slash === true, input);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOpen(false);
    if (value.trim()) {
      onSubmit(value.trim());
    }
  };
  return (
    <search className={styles.search}>
      <form className={styles.field} action={action} onSubmit={submit}>
        <span className={styles.lens}>
          <Icon name="search" size={22} />
        </span>
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={list}
          aria-activedescendant={
            shown && choice.active >= 0 ? `${list}-${choice.active}` : undefined
          }
          placeholder={label}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={500}
          value={value}
          onChange={(event) => {
            setOpen(true);
            onChange(event.currentTarget.value);
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={choice.onKeyDown}
        />
        {value ? (
          <IconButton
            label={t`Clear search`}
            icon="close"
            size="small"
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          />
        ) : (
          slash && (
            <span className={styles.slash} aria-hidden="true">
              /
            </span>
          )
        )}
      </form>
      <SuggestionList
        id={list}
        suggestions={shown ? suggestions : []}
        active={choice.active}
        onTake={take}
      />
    </search>
  );
}

interface SuggestionListProps {
  id: string;
  /** Those that are shown; without any there is no list to see. */
  suggestions: readonly Suggestion[];
  /** Place of the one the keys stand on. */
  active: number;
  onTake: (suggestion: Suggestion) => void;
}

function SuggestionList({ id, suggestions, active, onTake }: SuggestionListProps) {
  const { t } = useLingui();
  return (
    // The press must not take the focus from the field, or the list would be gone before it is released.
    <div
      id={id}
      className={styles.list}
      role="listbox"
      aria-label={t`Suggestions`}
      hidden={suggestions.length === 0}
      onPointerDown={(event) => event.preventDefault()}
    >
      {suggestions.map((suggestion, index) => (
        <SuggestionLine
          key={suggestion.key}
          id={`${id}-${index}`}
          suggestion={suggestion}
          active={index === active}
          onTake={() => onTake(suggestion)}
        />
      ))}
    </div>
  );
}

interface SuggestionLineProps {
  id: string;
  suggestion: Suggestion;
  active: boolean;
  onTake: () => void;
}

function SuggestionLine({ id, suggestion, active, onTake }: SuggestionLineProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys for its whole list
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus; aria-activedescendant points here
    <div id={id} className={styles.line} role="option" aria-selected={active} onClick={onTake}>
      <span className={styles.picture}>
        {suggestion.picture ?? <Icon name={suggestion.icon ?? 'search'} size={20} />}
      </span>
      <span className={styles.text}>{suggestion.text}</span>
      {suggestion.detail && <span className={styles.detail}>{suggestion.detail}</span>}
    </div>
  );
}

/** `/` leads to the field from everywhere but from where one writes. */
function useSlash(on: boolean, input: { current: HTMLInputElement | null }) {
  useEffect(() => {
    if (!on) {
      return;
    }
    const listen = (event: KeyboardEvent) => {
      const writing =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [contenteditable]');
      if (event.key === '/' && !writing && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        input.current?.focus();
        input.current?.select();
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on, input]);
}
