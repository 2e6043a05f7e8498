import { useLingui } from '@lingui/react/macro';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon } from '../icon/Icon';
import { IconButton } from '../icon-button/IconButton';
import styles from './SearchField.module.css';

/** What a list below the field needs of it, and tells it. */
export interface FieldOfList {
  /** Id of the list; those of its lines begin with it. */
  id: string;
  /** Whether the list may be in sight: the field has the focus, and Escape did not close it. */
  open: boolean;
  /** Opens the list, or closes it. */
  setOpen: (open: boolean) => void;
  /** Called with another text for the field. */
  onChange: (value: string) => void;
  /** Where the list puts what hears the field's keys. */
  keys: RefObject<((event: KeyboardEvent) => void) | null>;
  /** Called with the id of the line the keys stand on, an empty one for none; null when no list is in sight. */
  onPoint: (line: string | null) => void;
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
  /** Draws a `SuggestionList` below the field, from the first time it is used on: it may come late. */
  list?: (field: FieldOfList) => ReactNode;
  /** Where the form goes without script; the words are its `q`. */
  action: string;
  /** `/` leads here (`ui/field/shortcuts`), and a hint says so on a desktop. At most one a page. */
  slash?: boolean;
}

/** The search of a page: a field with suggestions, by the combobox pattern, in plain markup. */
export function SearchField({
  label,
  value,
  onChange,
  onSubmit,
  list,
  action,
  slash,
}: SearchFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<((event: KeyboardEvent) => void) | null>(null);
  const id = useId();
  const [open, setOpen] = useState<boolean>();
  const [line, onPoint] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOpen(false);
    if (value.trim()) onSubmit(value.trim());
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
          aria-keyshortcuts={slash ? '/' : undefined}
          aria-autocomplete="list"
          aria-expanded={line !== null}
          aria-controls={id}
          aria-activedescendant={line || undefined}
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
          onKeyDown={(event) => keys.current?.(event)}
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
      {open !== undefined && list?.({ id, open, setOpen, onChange, keys, onPoint })}
    </search>
  );
}
