import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Popover } from '../popover/Popover';
import { TextField } from '../text-field/TextField';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './EmojiPicker.module.css';
import { type EmojiKind, findEmoji } from './emoji';
import { moveBy, rowsOf } from './gridMoves';

interface EmojiPickerProps {
  /** The button beside which it stands. */
  anchor: RefObject<Element | null>;
  /** Called with the emoji that was chosen. */
  onPick: (sign: string) => void;
  /** Called when it wants to go. */
  onClose: () => void;
}

/**
 * Emoji by their kinds, with a search: arrows lead through them, and from the field into them. Load
 * it with `lazy`.
 */
export function EmojiPicker({ anchor, onPick, onClose }: EmojiPickerProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  // The one of all that Tab leads to.
  const [at, setAt] = useState(0);
  const search = useRef<HTMLInputElement>(null);
  const groups = useRef<HTMLDivElement>(null);
  const found = findEmoji(typed);
  const all = found.flatMap(({ emoji }) => emoji);
  useEffect(() => {
    // Where a finger chooses, the keyboard would cover what there is to choose from.
    if (!window.matchMedia('(pointer: coarse)').matches) search.current?.focus();
  }, []);
  const lead = (to: number) => groups.current?.querySelectorAll<HTMLElement>('button')[to]?.focus();
  const pressField = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key === 'ArrowDown') lead(0);
    else if (typed.trim() !== '' && all[0]) onPick(all[0].sign);
  };
  const pressSign = (event: KeyboardEvent<HTMLElement>) => {
    const key = turned(event.key, event.currentTarget);
    const to = moveBy(key, at, rowsOf(found.map(({ emoji }) => emoji.length)));
    if (to === null) return;
    event.preventDefault();
    if (to === 'field') search.current?.focus();
    else lead(to);
  };
  return (
    <Popover anchor={anchor} open onOpenChange={onClose} label={t`Emoji`} placement="top end">
      <div className={styles.picker}>
        <div className={styles.search}>
          <TextField
            ref={search}
            label={t`Search emoji`}
            labelHidden
            placeholder={t`Search emoji`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setAt(0);
              groups.current?.scrollTo?.({ top: 0 });
            }}
            onKeyDown={pressField}
          />
        </div>
        <div ref={groups} className={styles.groups}>
          <Groups found={found} at={at} onAt={setAt} onPick={onPick} onKeyDown={pressSign} />
          {all.length === 0 && <p className={styles.none}>{t`No emoji found`}</p>}
        </div>
        <VisuallyHidden>
          <span role="status">{all.length === 0 && t`No emoji found`}</span>
        </VisuallyHidden>
      </div>
    </Popover>
  );
}

interface GroupsProps {
  found: ReturnType<typeof findEmoji>;
  /** The place of the one that Tab leads to. */
  at: number;
  /** Called with the place of the one that has the focus. */
  onAt: (at: number) => void;
  onPick: (sign: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

function Groups({ found, at, onAt, onPick, onKeyDown }: GroupsProps) {
  const names = useNames();
  const firsts = found.map((_, group) =>
    found.slice(0, group).reduce((sum, { emoji }) => sum + emoji.length, 0),
  );
  return found.map(({ kind, emoji }, group) => (
    <section key={kind} aria-label={names[kind]}>
      <h3 className={styles.kind}>{names[kind]}</h3>
      <div className={styles.row}>
        {emoji.map(({ sign, name }, place) => {
          const mine = (firsts[group] ?? 0) + place;
          return (
            <button
              key={sign}
              type="button"
              className={styles.sign}
              title={name}
              aria-label={name}
              tabIndex={mine === at ? 0 : -1}
              onFocus={() => onAt(mine)}
              onKeyDown={onKeyDown}
              onClick={() => onPick(sign)}
            >
              {sign}
            </button>
          );
        })}
      </div>
    </section>
  ));
}

/** What the kinds are called. */
function useNames(): Record<EmojiKind, string> {
  const { t } = useLingui();
  return {
    faces: t`Faces`,
    people: t`Hands and people`,
    hearts: t`Hearts and signs of joy`,
    nature: t`Animals and nature`,
    food: t`Food and drink`,
    activities: t`Activities`,
    places: t`Travel and places`,
    things: t`Things and symbols`,
  };
}

/** The key as it is meant in text that runs from left to right. */
function turned(key: string, target: Element): string {
  if (getComputedStyle(target).direction !== 'rtl') return key;
  if (key === 'ArrowLeft') return 'ArrowRight';
  return key === 'ArrowRight' ? 'ArrowLeft' : key;
}
