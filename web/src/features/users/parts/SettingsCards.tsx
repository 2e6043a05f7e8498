import { useLingui } from '@lingui/react/macro';
import { errorText } from 'lib/errorTexts';
import { Fragment, type ReactNode, Suspense, useState } from 'react';
import { Button } from 'ui/button/Button';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import type { IconName } from 'ui/icon/shapes';
import { Skeleton } from 'ui/skeleton/Skeleton';
import styles from './SettingsCards.module.css';

interface SettingsCardsProps<Item> {
  /** The request for the list. */
  query: { error?: unknown; refetch: () => void };
  /** What there is; nothing until the server has answered. */
  items: Item[] | undefined;
  /** How many there may be. */
  most: number | undefined;
  /** The drawing where there is none yet. */
  icon: IconName;
  /** One sentence where there is none yet. */
  none: string;
  /** What adding one is called. */
  add: string;
  /** One of them: a `Card`. */
  card: (item: Item) => ReactNode;
  /** The dialog that adds one, loaded with `lazy`. */
  form: (onClose: () => void) => ReactNode;
}

/** What the viewer added in the settings, each in a `Card`, and the way to add another. */
export function SettingsCards<Item extends { id: string }>(props: SettingsCardsProps<Item>) {
  const { query, items, most = 0, icon, none, add, card, form } = props;
  const { t, i18n } = useLingui();
  const [adding, setAdding] = useState(false);
  const open = () => setAdding(true);
  if (query.error && !items) {
    return <ErrorState words={errorText(i18n, query.error)} onRetry={query.refetch} />;
  }
  if (!items) {
    return (
      <div role="status" aria-label={t`Loading....`}>
        <Skeleton height={220} />
      </div>
    );
  }
  return (
    <>
      {items.length === 0 ? (
        <EmptyState
          icon={icon}
          words={none}
          action={
            <Button kind="primary" onClick={open}>
              {add}
            </Button>
          }
        />
      ) : (
        <div className={styles.list}>
          {items.map((item) => (
            <Fragment key={item.id}>{card(item)}</Fragment>
          ))}
          {items.length < most && (
            <div>
              <Button icon="plus" onClick={open}>
                {add}
              </Button>
            </div>
          )}
        </div>
      )}
      <Suspense>{adding && form(() => setAdding(false))}</Suspense>
    </>
  );
}
