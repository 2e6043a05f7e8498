import { useLingui } from '@lingui/react/macro';
import { type DidIt, didItsApi } from 'features/did_its/api';
import type { Pin } from 'features/pins/api';
import { errorText } from 'lib/errorTexts';
import { useState } from 'react';
import { MoreButton } from 'ui/button/MoreButton';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Modal } from 'ui/modal/Modal';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';
import { DidItEntry } from './DidItEntry';
import styles from './DidItsModal.module.css';
import { TellDidIt } from './TellDidIt';

interface DidItsModalProps {
  /** Of which pin. */
  pin: Pin;
  /** How many made it, for people. */
  title: string;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** Who did what a pin shows, whole: the viewer first, then the latest. Load it with `lazy`. */
export function DidItsModal({ pin, title, onClose }: DidItsModalProps) {
  const { t, i18n } = useLingui();
  const walk = didItsApi.useListDidItsInfiniteQuery({ pin_id: pin.id });
  const [edited, setEdited] = useState<DidIt | null>(null);
  const all = walk.data?.pages.flatMap((page) => page.data);
  if (edited) return <TellDidIt pinId={pin.id} told={edited} onClose={() => setEdited(null)} />;
  return (
    <Modal open size="medium" title={title} onOpenChange={onClose}>
      <div className={styles.all}>
        {!all && walk.error && (
          <ErrorState words={errorText(i18n, walk.error)} onRetry={walk.refetch} />
        )}
        {!all && !walk.error && (
          <div role="status" className={styles.all}>
            <VisuallyHidden>{t`Loading....`}</VisuallyHidden>
            <Skeleton height={220} />
          </div>
        )}
        {all?.length === 0 && (
          <EmptyState icon="lock" words={t`Who made this is not shown to you.`} />
        )}
        {all && all.length > 0 && (
          <ul className={styles.list}>
            {all.map((didIt) => (
              <li key={didIt.id} className={styles.entry}>
                <DidItEntry
                  didIt={didIt}
                  onEdit={() => setEdited(didIt)}
                  onGone={() => all.length === 1 && onClose()}
                />
              </li>
            ))}
          </ul>
        )}
        <MoreButton walk={walk} className={styles.more} />
      </div>
    </Modal>
  );
}
