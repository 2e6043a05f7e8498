import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PinDetail } from 'features/pins/api';
import { reactionsApi } from 'features/reactions/api';
import { AskIn } from 'features/users/parts/AskIn';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { lazy, Suspense, useRef, useState } from 'react';
import { Icon } from 'ui/icon/Icon';
import { useToast } from 'ui/toast/toasts';
import { total } from './counts';
import { KINDS, kindOf, type ReactionKind } from './kinds';
import { ReactionGlyph } from './ReactionGlyph';
import styles from './Reactions.module.css';
import { useHold } from './useHold';

const ReactionKinds = lazy(() =>
  import('./ReactionKinds').then((part) => ({ default: part.ReactionKinds })),
);

const ReactedModal = lazy(() =>
  import('./ReactedModal').then((part) => ({ default: part.ReactedModal })),
);

/**
 * What people feel about a pin. A press loves it, or takes back what the viewer
 * felt; resting on it, with finger or pointer, or its second button offers every
 * kind. Load it with `lazy`.
 */
export function Reactions({ pin }: { pin: PinDetail }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const viewer = useViewer();
  const [send] = reactionsApi.useReactMutation();
  const anchor = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<'kinds' | 'people' | 'entrance' | null>(null);
  const mine = kindOf(pin.reaction_by_me);
  const count = total(pin.reaction_counts);
  const give = async (kind: ReactionKind | null) => {
    setOpen(null);
    if (!viewer) return setOpen('entrance');
    const answer = await send({
      pin_id: pin.id,
      reaction_type: kind ? kind.number : null,
      action_type: kind ? 'reaction' : 'unreaction',
    });
    if (answer.error) toast({ words: errorText(i18n, answer.error), tone: 'danger' });
  };
  const { held, ...hold } = useHold(() => setOpen('kinds'));
  const shown = mine ?? (KINDS[0] as ReactionKind);
  const others = KINDS.filter(({ number }) => pin.reaction_counts[number]);
  const counted = t`${plural(count, { one: '# reaction', other: '# reactions' })}. Choose yours`;
  return (
    <div className={styles.reactions} ref={anchor}>
      <button
        {...hold}
        type="button"
        className={styles.toggle}
        aria-pressed={mine !== undefined}
        aria-label={i18n._(shown.name)}
        onClick={() => {
          if (!held()) void give(mine ? null : shown);
        }}
      >
        <ReactionGlyph kind={shown} given={mine !== undefined} />
      </button>
      <button
        type="button"
        className={styles.choose}
        aria-label={count > 0 ? counted : t`Choose a reaction`}
        aria-haspopup="dialog"
        aria-expanded={open === 'kinds'}
        onClick={() => setOpen('kinds')}
      >
        {count > 0 && (
          <span className={styles.given}>
            {others.slice(0, 3).map((kind) => (
              <ReactionGlyph key={kind.number} kind={kind} size={16} given />
            ))}
          </span>
        )}
        {count > 0 && <span>{count}</span>}
        <Icon name="chevron-down" size={16} />
      </button>
      {open === 'kinds' && (
        <Suspense fallback={null}>
          <ReactionKinds
            anchor={anchor}
            mine={mine}
            onGive={(kind) => void give(kind)}
            onClose={() => setOpen(null)}
          >
            {count > 0 && (
              <button type="button" onClick={() => setOpen('people')}>
                {t`See who reacted`}
              </button>
            )}
          </ReactionKinds>
        </Suspense>
      )}
      {open === 'people' && (
        <Suspense fallback={null}>
          <ReactedModal pin={pin} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {open === 'entrance' && (
        <AskIn
          reason={t`Make an account to say what you feel about this.`}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
