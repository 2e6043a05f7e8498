import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { Popover } from 'ui/popover/Popover';
import { KINDS, type ReactionKind } from './kinds';
import { ReactionGlyph } from './ReactionGlyph';
import styles from './Reactions.module.css';

interface ReactionKindsProps {
  /** Beside what it stands. */
  anchor: RefObject<Element | null>;
  /** What the viewer felt so far. */
  mine: ReactionKind | undefined;
  /** Whether there are reactions to look at. */
  isGiven: boolean;
  /** Called with the kind that was chosen, or null for the one that was chosen before. */
  onGive: (kind: ReactionKind | null) => void;
  /** Called when those who reacted are asked for. */
  onPeople: () => void;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** Every kind of reaction to choose from. Load it with `lazy`. */
export function ReactionKinds({
  anchor,
  mine,
  isGiven,
  onGive,
  onPeople,
  onClose,
}: ReactionKindsProps) {
  const { t, i18n } = useLingui();
  return (
    <Popover
      anchor={anchor}
      open
      onOpenChange={onClose}
      label={t`Choose a reaction`}
      placement="top start"
    >
      <ul className={styles.kinds}>
        {KINDS.map((kind) => (
          <li key={kind.number}>
            <button
              type="button"
              className={styles.kind}
              aria-pressed={kind === mine}
              onClick={() => onGive(kind === mine ? null : kind)}
            >
              <ReactionGlyph kind={kind} size={28} given={kind === mine} />
              <span className={styles.name}>{i18n._(kind.name)}</span>
            </button>
          </li>
        ))}
      </ul>
      {isGiven && (
        <button type="button" className={styles.people} onClick={onPeople}>
          {t`See who reacted`}
        </button>
      )}
    </Popover>
  );
}
