import { useLingui } from '@lingui/react/macro';
import { conversationsApi } from 'features/conversations/api';
import type { UserRef } from 'features/users/api';
import { useSuggestedUsers } from 'features/users/parts/useSuggestedUsers';
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { Avatar } from 'ui/avatar/Avatar';
import { type Suggestion, SuggestionList } from 'ui/search-field/SuggestionList';
import { addressOf, isSameAddress } from './address';
import { Chosen } from './Chosen';
import { otherOf } from './names';
import styles from './Receivers.module.css';

/** So many others take part in a conversation at most; with the viewer they are ten. */
export const MOST_OTHERS = 9;

/** Users suggested at most. */
const SUGGESTED = 6;

const NONE: readonly UserRef[] = [];
const NO_ADDRESS: readonly string[] = [];

/** Among the suggestions the address that is typed. */
const ADDRESS = 'address';

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
  /** E-mail addresses that are chosen. */
  addresses?: readonly string[];
  /** Called with the addresses that are chosen from now on; without it there are none. */
  onAddresses?: (addresses: readonly string[]) => void;
  field: RefObject<HTMLInputElement | null>;
}

/**
 * Chooses users, such as those to whom a message goes: they are suggested by their names, and stand
 * in the field once they are chosen. An e-mail address is chosen by typing it, and is never looked
 * up.
 */
export function Receivers(props: ReceiversProps) {
  const { label, chosenLabel, most, except = NONE, chosen, onChange, field } = props;
  const { addresses = NO_ADDRESS, onAddresses } = props;
  const { t } = useLingui();
  const id = useId();
  const keys = useRef<((event: KeyboardEvent) => void) | null>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [line, onPoint] = useState<string | null>(null);
  const found = useFound(typed.trim(), [...chosen, ...except]);
  const { address, takeAddress, removeAddress } = useAddress(props, typed, setTyped);
  const remove = ({ id }: UserRef) => {
    onChange(chosen.filter((user) => user.id !== id));
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const [last, lastAddress] = [chosen.at(-1), addresses.at(-1)];
    if (event.key === 'Backspace' && typed === '') {
      // Addresses stand behind the users.
      if (lastAddress) return removeAddress(lastAddress);
      if (last) return remove(last);
    }
    // As in mail programs; Enter takes what is pointed at, if something is.
    const ends = event.key === ',' || (event.key === 'Enter' && !line);
    if (address && ends) {
      event.preventDefault();
      return takeAddress(address);
    }
    // It closes the list, and not what the field stands in.
    if (event.key === 'Escape' && line !== null) event.stopPropagation();
    keys.current?.(event);
  };
  const count = chosen.length + addresses.length;
  const placeholder = onAddresses ? t`Name, username or email` : t`Name or username`;
  const take = (key: string) => {
    const user = found.find((one) => one.id === key);
    if (user) onChange([...chosen, user]);
    else if (address) takeAddress(address);
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={`${id}-field`}>
        {label}
      </label>
      <Chosen
        label={chosenLabel}
        users={chosen}
        addresses={addresses}
        onRemove={remove}
        onRemoveAddress={removeAddress}
      />
      <input
        ref={field}
        id={`${id}-field`}
        className={styles.input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={line !== null}
        aria-controls={id}
        aria-activedescendant={line || undefined}
        placeholder={count > 0 ? undefined : placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        disabled={count >= most}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onBlur={() => {
          setOpen(false);
          if (address) takeAddress(address);
        }}
        onKeyDown={press}
      />
      <div className={styles.place}>
        <SuggestionList
          field={{ id, open, setOpen, keys, onPoint, onChange: () => setTyped('') }}
          suggestions={[...(address ? [lineOf(address, t`Email`)] : []), ...found.map(lineOfUser)]}
          onTake={({ key }) => take(key)}
        />
      </div>
    </div>
  );
}

/** The address that is typed, and the choosing of addresses. */
function useAddress(
  { addresses = NO_ADDRESS, onAddresses, field }: ReceiversProps,
  typed: string,
  setTyped: (typed: string) => void,
) {
  return {
    address: onAddresses ? addressOf(typed) : null,
    takeAddress: (one: string) => {
      setTyped('');
      const isNew = !addresses.some((known) => isSameAddress(known, one));
      if (isNew) onAddresses?.([...addresses, one]);
    },
    removeAddress: (gone: string) => {
      onAddresses?.(addresses.filter((one) => one !== gone));
      field.current?.focus();
    },
  };
}

function lineOf(address: string, detail: string): Suggestion {
  return { key: ADDRESS, text: address, detail, picture: <Avatar name={address} size={32} /> };
}

function lineOfUser({ id, full_name: name, username, image_small_url: src }: UserRef): Suggestion {
  const picture = <Avatar name={name} src={src ?? null} size={32} />;
  return { key: id, text: name, detail: `@${username}`, picture };
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
