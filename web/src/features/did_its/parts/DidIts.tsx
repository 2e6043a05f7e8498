import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { didItsApi } from 'features/did_its/api';
import type { PinDetail } from 'features/pins/api';
import { lazy, Suspense, useState } from 'react';
import { Icon } from 'ui/icon/Icon';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { DidItCard } from './DidItCard';
import styles from './DidIts.module.css';

const DidItsModal = lazy(() =>
  import('./DidItsModal').then((part) => ({ default: part.DidItsModal })),
);

/** Who did what a pin shows, in a strip of one height; a press shows all of it. Load it with `lazy`. */
export function DidIts({ pin }: { /** Of which pin. */ pin: PinDetail }) {
  const { t } = useLingui();
  const { data } = didItsApi.useListDidItsInfiniteQuery({ pin_id: pin.id });
  const [open, setOpen] = useState(false);
  const count = pin.aggregated_pin_data.did_it_data.user_count;
  const first = data?.pages[0]?.data;
  const title = t`${plural(count, { one: 'Made by # person', other: 'Made by # people' })}`;
  return (
    <section className={styles.strip} aria-label={title}>
      <h2 className={styles.heading}>
        <button type="button" className={styles.all} onClick={() => setOpen(true)}>
          {title}
          <Icon name="chevron-end" size={16} directional />
        </button>
      </h2>
      <ul className={styles.cards}>
        {first?.map((didIt) => (
          <li key={didIt.id}>
            <DidItCard didIt={didIt} onPress={() => setOpen(true)} />
          </li>
        ))}
        {!first && (
          <li>
            <Skeleton width={132} height={168} />
          </li>
        )}
      </ul>
      {open && (
        <Suspense fallback={null}>
          <DidItsModal pin={pin} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
