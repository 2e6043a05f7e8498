import { useLingui } from '@lingui/react/macro';
import { commentsApi, type Entry, SORTS } from 'features/comments/api';
import { type Named, useNamed } from 'features/comments/named';
import type { PinDetail } from 'features/pins/api';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from 'ui/button/Button';
import { MoreButton } from 'ui/button/MoreButton';
import { Chip } from 'ui/chip/Chip';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Skeleton } from 'ui/skeleton/Skeleton';
import styles from './Comments.module.css';
import { CommentThread } from './CommentThread';

/** Entries that are shown before their reader asks for all. */
const FIRST = 2;

/** Places of the orders in `SORTS`. */
const HELPFUL = 0;
const NEWEST = 1;

interface SaidProps {
  /** Below which. */
  pin: PinDetail;
  /** How many there are. */
  count: number;
  /** Whether all of them are shown. */
  isWhole: boolean;
  /** Called when their reader wants all. */
  onWhole?: () => void;
}

/** What is said below a pin: the first two, or all in an order that is chosen. */
export function Said({ pin, count, isWhole, onWhole }: SaidProps) {
  const { t, i18n } = useLingui();
  const [sort, setSort] = useState(HELPFUL);
  const viewer = useViewer();
  const list = useRef<HTMLUListElement>(null);
  // The button that shows all goes: the first that it showed has the focus then.
  const wasWhole = useRef(isWhole);
  useEffect(() => {
    if (isWhole && !wasWhole.current) {
      list.current?.children[FIRST]?.querySelector('article')?.focus();
    }
    wasWhole.current = isWhole;
  }, [isWhole]);
  // Their own that is held back is seen by its author alone, and not counted.
  const skip = count === 0 && !viewer;
  const asked = { pin_id: pin.id, ...SORTS[sort] };
  const walk = commentsApi.useListCommentsInfiniteQuery(asked, { skip });
  const named = useNamed(pin.id, useLocation().search);
  const listed = walk.currentData && once(walk.currentData.pages.flatMap((page) => page.data));
  const top = topOf(listed, named);
  const all = top && listed ? [top, ...listed.filter(({ id }) => id !== top.id)] : listed;
  useLead(list, named);
  if (!all && walk.error) {
    return <ErrorState words={errorText(i18n, walk.error)} onRetry={walk.refetch} />;
  }
  const order = isWhole && count > FIRST && (
    <div className={styles.order}>
      <Chip selected={sort === HELPFUL} onPress={() => setSort(HELPFUL)}>
        {t`Most helpful`}
      </Chip>
      <Chip selected={sort === NEWEST} onPress={() => setSort(NEWEST)}>
        {t`Newest`}
      </Chip>
    </div>
  );
  if (!all) {
    return (
      <>
        {order}
        {count > 0 && <Skeleton height={56 * Math.min(count, FIRST)} />}
      </>
    );
  }
  if (all.length === 0) {
    // They hid all of it, or see nothing of those who say it.
    return count > 0 && <p className={styles.quiet}>{t`You do not see what is said here.`}</p>;
  }
  const shown = isWhole ? all : all.slice(0, FIRST);
  return (
    <>
      {order}
      <ul ref={list} className={styles.list}>
        {shown.map((entry) => (
          // What the address names may come later than the list: it is drawn anew then.
          <li key={entry.id === top?.id ? `named ${entry.id}` : entry.id}>
            <CommentThread
              entry={entry}
              isOff={!pin.is_eligible_for_aggregated_comments}
              named={entry.id === top?.id ? named.one : undefined}
            />
          </li>
        ))}
      </ul>
      {!isWhole && all.length > FIRST && (
        <div>
          <Button size="small" onClick={onWhole}>{t`Show all comments`}</Button>
        </div>
      )}
      {/* Of so few that are shown there may be more, behind many that are not. */}
      {(isWhole || all.length <= FIRST) && <MoreButton walk={walk} />}
    </>
  );
}

/** Each entry where it came first: one that fewer find helpful than before comes again. */
function once(entries: Entry[]): Entry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}

/**
 * What stands before all others for the comment that the address names: it, what it replies to, or
 * its did-it, where that is in the list.
 */
function topOf(listed: Entry[] | undefined, { one, top }: Named): Entry | undefined {
  const didIt = one?.user_did_it_data_id;
  return (didIt && listed?.find(({ id }) => id === didIt)) || top;
}

/** Brings the comment that the address names into sight once, and gives it the focus. */
function useLead(list: RefObject<HTMLElement | null>, { one }: Named): void {
  const led = useRef('');
  const isArrival = useLocation().key === 'default';
  useEffect(() => {
    if (!one || led.current === one.id) return;
    const entry = list.current?.querySelector<HTMLElement>(`[data-comment="${one.id}"]`);
    if (!entry) return;
    led.current = one.id;
    // Who began to read the page that they came to is left where they are.
    if (isArrival && document.documentElement.dataset.acted !== undefined) return;
    entry.scrollIntoView?.({ block: 'center' });
    entry.focus({ preventScroll: true });
  });
}
