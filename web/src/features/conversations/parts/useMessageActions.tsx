import { useLingui } from '@lingui/react/macro';
import { kindOf } from 'features/reactions/parts/kinds';
import { ReactionGlyph } from 'features/reactions/parts/ReactionGlyph';
import { useHold } from 'features/reactions/parts/useHold';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Icon } from 'ui/icon/Icon';
import styles from './MessageActions.module.css';
import type { ShownMessage } from './things';

const MessageActions = lazy(() =>
  import('./MessageActions').then((part) => ({ default: part.MessageActions })),
);

/**
 * What members feel about a message, and what can be done with it: a button that comes with the
 * pointer or the focus; a finger that rests on the message opens the same. `hold` goes to the
 * message itself. `isThere` is false while it is being sent, and once it was taken back.
 */
export function useMessageActions(
  message: ShownMessage,
  { isThere: may, mayReact }: { isThere: boolean; mayReact: boolean },
): { hold: object; shown: ReactNode } {
  const { t } = useLingui();
  const anchor = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { onPointerDown, onPointerUp, onPointerLeave, onPointerCancel } = useHold(() =>
    setOpen(true),
  );
  const kinds = Object.entries(message.reaction_counts);
  const shown = (may || kinds.length > 0) && (
    <div ref={anchor} className={styles.actions} data-given={kinds.length > 0 || undefined}>
      {kinds.length > 0 && <Felt kinds={kinds} mine={message.reaction_by_me ?? null} />}
      {may && (
        <button
          type="button"
          className={styles.open}
          aria-label={mayReact ? t`React, and more` : t`More about this message`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <Icon name="more" size={20} />
        </button>
      )}
      {may && isOpen && (
        <Suspense fallback={null}>
          <MessageActions
            message={message}
            mayReact={mayReact}
            anchor={anchor}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
  const hold = may ? { onPointerDown, onPointerUp, onPointerLeave, onPointerCancel } : {};
  return { hold, shown };
}

/** How many feel what about it. */
function Felt({ kinds, mine }: { kinds: [string, number][]; mine: number | null }) {
  const { t, i18n } = useLingui();
  return (
    <ul className={styles.felt} aria-label={t`Reactions`}>
      {kinds.map(([number, count]) => {
        const kind = kindOf(Number(number));
        return (
          kind && (
            <li key={number} className={styles.kind} data-mine={mine === kind.number || undefined}>
              <span role="img" aria-label={i18n._(kind.name)}>
                <ReactionGlyph kind={kind} size={16} given />
              </span>
              {count > 1 && count}
            </li>
          )
        );
      })}
    </ul>
  );
}
