import { useLingui } from '@lingui/react/macro';
import type { Pin } from 'features/pins/api';
import { pictureWords } from 'features/pins/parts/picture';
import type { PinList } from 'features/pins/parts/pinList';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
import { closeupSource } from 'lib/pictureSource';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ErrorState } from 'ui/error-state/ErrorState';
import { IconButton } from 'ui/icon-button/IconButton';
import { Picture } from 'ui/picture/Picture';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { Spinner } from 'ui/spinner/Spinner';
import styles from './PinCarousel.module.css';
import { Veil } from './Veil';

interface PinCarouselProps {
  /** Name of the row for screen readers. */
  label: string;
  /** The list that is walked. */
  list: PinList;
}

/** Pins as large pictures in one row that goes sideways. */
export function PinCarousel({ label, list }: PinCarouselProps) {
  const { t, i18n } = useLingui();
  const row = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLLIElement>(null);
  const { more, waiting } = list;
  useEffect(() => {
    if (!more || waiting || !end.current) return;
    const watch = new IntersectionObserver(
      (seen) => seen.some((one) => one.isIntersecting) && more(),
      {
        root: row.current,
        rootMargin: '0px 1200px',
      },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [more, waiting]);
  const ways = useWays(row, list.pins?.length);
  const go = (pages: number) => {
    const element = row.current;
    if (!element) return;
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({ left: sign * pages * element.clientWidth * 0.8 });
  };
  if (!list.pins && list.error) {
    return <ErrorState words={errorText(i18n, list.error)} onRetry={list.retry} />;
  }
  return (
    <div className={styles.frame} data-sight="">
      <ul ref={row} className={styles.row} aria-label={label} aria-busy={!list.pins}>
        {list.pins?.map((pin, index) => (
          <li key={pin.id} className={styles.item}>
            <a className={styles.link} href={paths.pin(pin.id)}>
              <Picture
                {...closeupSource(pin.images)}
                alt={pictureWords(pin)}
                color={pin.dominant_color}
                sizes={sizesOf(pin.images.orig)}
                first={index === 0 || (index < 3 && 'later')}
              />
              {pin.grid_title && <span className={styles.title}>{pin.grid_title}</span>}
            </a>
            {pin.sensitivity_screen && <Veil />}
          </li>
        )) ?? [0, 1, 2].map((index) => <SkeletonItem key={index} />)}
        {more && (
          <li ref={end} className={styles.end}>
            {waiting ? <Spinner /> : null}
          </li>
        )}
      </ul>
      {ways.back && (
        <span className={styles.before}>
          <IconButton
            label={t`Back`}
            icon="chevron-end"
            kind="photo"
            directional
            onClick={() => go(-1)}
          />
        </span>
      )}
      {ways.further && (
        <span className={styles.after}>
          <IconButton
            label={t`Further`}
            icon="chevron-end"
            kind="photo"
            directional
            onClick={() => go(1)}
          />
        </span>
      )}
    </div>
  );
}

/** All pictures are as high (`.link img`); a wide one is cut, and fetched as wide as it would be. */
function sizesOf({ width, height }: Pin['images']['orig']): string {
  return `calc(min(56svh, 520px) * ${Math.round((100 * width) / height) / 100})`;
}

/** Where a row can be scrolled to, of so many items. */
function useWays(row: RefObject<HTMLElement | null>, length: number | undefined) {
  const [ways, setWays] = useState({ back: false, further: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: more items make it longer, which no event tells
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      // Negative from right to left; a pixel may be missing where it is zoomed.
      const from = Math.abs(element.scrollLeft);
      const room = element.scrollWidth - element.clientWidth;
      setWays({ back: from > 1, further: from < room - 1 });
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [row, length]);
  return ways;
}

function SkeletonItem() {
  return (
    <li className={styles.skeleton}>
      <Skeleton height={420} />
    </li>
  );
}
