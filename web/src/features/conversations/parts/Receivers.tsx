import { useLingui } from '@lingui/react/macro';
import { conversationsApi } from 'features/conversations/api';
import type { UserRef } from 'features/users/api';
import { useSuggestedUsers } from 'features/users/parts/useSuggestedUsers';
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { Avatar } from 'ui/avatar/Avatar';
import { Icon } from 'ui/icon/Icon';
import { SuggestionList } from 'ui/search-field/SuggestionList';
import { otherOf } from './names';
import styles from './Receivers.module.css';

/** So many others take part in a conversation at most; with the viewer they are ten. */
export const MOST_OTHERS = 9;

/** Users suggested at most. */
const SUGGESTED = 6;

const NONE: readonly UserRef[] = [];

interface ReceiversProps {
  /** What the field is called. */
  label: string;
  /** What those are called who are chosen. */
  chosenLabel: string;
  /** How many may be chosen. */
  most: number;
  /** Who is not suggested, beside those who are chosen. */
  except?: readonly UserRef[];
  /** Who is chosen. */
  chosen: readonly UserRef[];
  /** Called with who is chosen from now on. */
  onChange: (chosen: readonly UserRef[]) => void;
  field: RefObject<HTMLInputElement | null>;
}

/**
 * Chooses users, such as those to whom a message goes: they are suggested by their names, and stand
 * in the field once they are chosen.
 */
export function Receivers(props: ReceiversProps) {
  const { label, chosenLabel, most, except = NONE, chosen, onChange, field } = props;
  const { t } = useLingui();
  const id = useId();
  const keys = useRef<((event: KeyboardEvent) => void) | null>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [line, onPoint] = useState<string | null>(null);
  const found = useFound(typed.trim(), [...chosen, ...except]);
  const remove = ({ id }: UserRef) => {
    onChange(chosen.filter((user) => user.id !== id));
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const last = chosen.at(-1);
    if (event.key === 'Backspace' && typed === '' && last) return remove(last);
    // It closes the list, and not what the field stands in.
    if (event.key === 'Escape' && line !== null) event.stopPropagation();
    keys.current?.(event);
  };
  const take = (key: string) => {
    const user = found.find((one) => one.id === key);
    if (user) onChange([...chosen, user]);
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={`${id}-field`}>
        {label}
      </label>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={chosenLabel}>
          {chosen.map((user) => (
            <li key={user.id}>
              <button
                type="button"
                className={styles.user}
                aria-label={t`Remove ${user.full_name}`}
                onClick={() => remove(user)}
              >
                <Avatar name={user.full_name} src={user.image_small_url ?? null} size={24} />
                <span className={styles.name}>{user.full_name}</span>
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={field}
        id={`${id}-field`}
        className={styles.input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={line !== null}
        aria-controls={id}
        aria-activedescendant={line || undefined}
        placeholder={chosen.length > 0 ? undefined : t`Name or username`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        disabled={chosen.length >= most}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
      />
      <div className={styles.place}>
        <SuggestionList
          field={{ id, open, setOpen, keys, onPoint, onChange: () => setTyped('') }}
          suggestions={found.map((user) => ({
            key: user.id,
            text: user.full_name,
            detail: `@${user.username}`,
            picture: <Avatar name={user.full_name} src={user.image_small_url ?? null} size={32} />,
          }))}
          onTake={({ key }) => take(key)}
        />
      </div>
    </div>
  );
}

/** Users other than these: those with whom the viewer writes already first. */
function useFound(typed: string, except: readonly UserRef[]): UserRef[] {
  const { data } = conversationsApi.useListConversationsInfiniteQuery({});
  const suggested = useSuggestedUsers(typed);
  const begins = typed.replace(/^@/, '').toLowerCase();
  const known = (data?.pages ?? [])
    .flatMap((page) => page.data)
    .flatMap((conversation) => otherOf(conversation) ?? [])
    .filter(({ full_name, username }) =>
      [...full_name.toLowerCase().split(' '), full_name.toLowerCase(), username].some((name) =>
        name.startsWith(begins),
      ),
    );
  const isOut = new Set(except.map(({ id }) => id));
  const all = new Map([...known, ...suggested].map((user) => [user.id, user]));
  return [...all.values()].filter(({ id }) => !isOut.has(id)).slice(0, SUGGESTED);
}
