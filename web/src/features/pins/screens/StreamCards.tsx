import { useLingui } from '@lingui/react/macro';
import type { PinStreamProps } from 'features/pins/parts/PinStream';
import { useWholeWindow } from 'lib/wholeWindow';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';
import { BackLink } from './BackLink';
import styles from './Stream.module.css';
import { StreamCard } from './StreamCard';

/** Cards drawn on either side of the one that is shown: they are there when they are swiped to. */
const BESIDE = 1;

/** How much of a card is in sight when it is the one that is shown. */
const SHOWN = 0.6;

/** Videos in cards as high as the window, which are swiped up and down; the one in sight plays. */
export function StreamCards({ pins, at, onShow, parts }: PinStreamProps) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  useWholeWindow(true);
  useLayoutEffect(() => {
    if (list.current) bringTo(list.current, at);
  }, [at]);
  useInSight(list, pins.length, onShow);
  return (
    <div className={styles.window}>
      <BackLink />
      <h1>
        <VisuallyHidden>{t`Videos`}</VisuallyHidden>
      </h1>
      <ol ref={list} className={styles.cards}>
        {pins.map((pin, place) => (
          <li key={pin.id} className={styles.place} data-place={place}>
            {Math.abs(place - at) <= BESIDE && (
              <StreamCard pin={pin} isShown={place === at} parts={parts} />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Has a list show the card at a place; where it was swiped there, it does. */
function bringTo(list: HTMLElement, at: number): void {
  const height = list.clientHeight;
  if (height > 0 && Math.round(list.scrollTop / height) !== at) list.scrollTop = at * height;
}

/** Tells which card is in sight. */
function useInSight(
  list: RefObject<HTMLElement | null>,
  count: number,
  onShow: (at: number) => void,
): void {
  const latest = useRef(onShow);
  latest.current = onShow;
  // biome-ignore lint/correctness/useExhaustiveDependencies: more cards are watched as well
  useEffect(() => {
    const root = list.current;
    if (!root) return undefined;
    const sight = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ intersectionRatio }) => intersectionRatio >= SHOWN);
        if (shown) latest.current(Number((shown.target as HTMLElement).dataset.place));
      },
      { root, threshold: SHOWN },
    );
    for (const place of root.children) sight.observe(place);
    return () => sight.disconnect();
  }, [list, count]);
}
