import { useLingui } from '@lingui/react/macro';
import type { PinDetail } from 'features/pins/api';
import { reactionsApi } from 'features/reactions/api';
import { UserLine } from 'features/users/parts/UserLine';
import { errorText } from 'lib/errorTexts';
import { MoreButton } from 'ui/button/MoreButton';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Modal } from 'ui/modal/Modal';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';
import { KINDS, kindOf } from './kinds';
import styles from './ReactedModal.module.css';
import { ReactionGlyph } from './ReactionGlyph';

interface ReactedModalProps {
  /** To which pin. */
  pin: PinDetail;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** Who reacted to a pin, and how, the latest first. Load it with `lazy`. */
export function ReactedModal({ pin, onClose }: ReactedModalProps) {
  const { t, i18n } = useLingui();
  const walk = reactionsApi.useListReactionsInfiniteQuery({ pin_id: pin.id });
  const all = walk.data?.pages.flatMap((page) => page.data);
  const given = KINDS.filter(({ number }) => pin.reaction_counts[number]);
  return (
    <Modal open size="small" title={t`Reactions`} onOpenChange={onClose}>
      <div className={styles.reacted}>
        <ul className={styles.counts} aria-label={t`Counts`}>
          {given.map((kind) => (
            <li key={kind.number} className={styles.count}>
              <ReactionGlyph kind={kind} size={20} given />
              <VisuallyHidden>{i18n._(kind.name)}</VisuallyHidden>
              {pin.reaction_counts[kind.number]}
            </li>
          ))}
        </ul>
        {!all && walk.error && (
          <ErrorState words={errorText(i18n, walk.error)} onRetry={walk.refetch} />
        )}
        {!all && !walk.error && (
          <div role="status">
            <VisuallyHidden>{t`Loading....`}</VisuallyHidden>
            <Skeleton height={56} />
          </div>
        )}
        {all?.length === 0 && (
          <EmptyState icon="lock" words={t`Who reacted is not shown to you.`} />
        )}
        {all && all.length > 0 && (
          <ul className={styles.people} aria-label={t`Who reacted`}>
            {all.map(({ id, user, reaction_type: number }) => {
              const kind = kindOf(number);
              return (
                <li key={id}>
                  <UserLine user={user} note={kind ? i18n._(kind.name) : ''}>
                    {kind && <ReactionGlyph kind={kind} size={24} given />}
                  </UserLine>
                </li>
              );
            })}
          </ul>
        )}
        <MoreButton walk={walk} className={styles.more} />
      </div>
    </Modal>
  );
}
