import { useLingui } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import { Popover } from 'ui/popover/Popover';
import { KINDS, type ReactionKind } from './kinds';
import { ReactionGlyph } from './ReactionGlyph';
import styles from './Reactions.module.css';

interface ReactionKindsProps {
  /** Beside what it stands. */
  anchor: RefObject<Element | null>;
  /** What the viewer felt so far. */
  mine: ReactionKind | undefined;
  /**
   * Called with the kind that was chosen, or null for the one that was chosen before; there is
   * nothing to choose where it is null.
   */
  onGive: ((kind: ReactionKind | null) => void) | null;
  /** Called when it wants to go. */
  onClose: () => void;
  /** What else can be done, below them: buttons. */
  children?: ReactNode;
}

/** Every kind of reaction to choose from. Load it with `lazy`. */
export function ReactionKinds({ anchor, mine, onGive, onClose, children }: ReactionKindsProps) {
  const { t, i18n } = useLingui();
  return (
    <Popover
      anchor={anchor}
      open
      onOpenChange={onClose}
      label={onGive ? t`Choose a reaction` : t`What to do`}
      placement="top start"
    >
      {onGive && (
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
      )}
      {children && <div className={styles.more}>{children}</div>}
    </Popover>
  );
}
