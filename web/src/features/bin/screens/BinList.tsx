import { useLingui } from '@lingui/react/macro';
import { errorText } from 'lib/errorTexts';
import { type ReactNode, useMemo } from 'react';
import { MoreButton } from 'ui/button/MoreButton';
import { ErrorState } from 'ui/error-state/ErrorState';
import { FramedList } from 'ui/framed-list/FramedList';
import { Spinner } from 'ui/spinner/Spinner';
import styles from './BinScreen.module.css';

interface BinListProps<Item> {
  /** What they are. */
  title: string;
  /** What is said when there is nothing. */
  none: string;
  /** The walk through them. */
  list: {
    data?: { pages: { data: Item[] }[] } | undefined;
    error?: unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  /** One of them. */
  children: (item: Item) => ReactNode;
}

/** Things of one kind that lie in the bin. */
export function BinList<Item>({ title, none, list, children }: BinListProps<Item>) {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = list;
  const items = useMemo(() => data?.pages.flatMap((page) => page.data), [data]);
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      {!items && !error && <Spinner label={t`Looking into the bin`} />}
      {!items && Boolean(error) && (
        <ErrorState words={errorText(i18n, error)} onRetry={() => void refetch()} />
      )}
      {items?.length === 0 && <p className={styles.none}>{none}</p>}
      {items && items.length > 0 && <FramedList>{items.map(children)}</FramedList>}
      <MoreButton walk={list} className={styles.more} />
    </section>
  );
}
