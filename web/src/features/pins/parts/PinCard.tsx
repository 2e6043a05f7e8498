import { useLingui } from '@lingui/react/macro';
import type { Pin } from 'features/pins/api';
import { paths } from 'lib/paths';
import { cardSource } from 'lib/pictureSource';
import { lazy, Suspense } from 'react';
import { Avatar } from 'ui/avatar/Avatar';
import { Caption } from 'ui/caption/Caption';
import { Picture } from 'ui/picture/Picture';
import styles from './PinCard.module.css';
import { pictureWords } from './picture';
import { Veil } from './Veil';

const GridVideo = lazy(() =>
  import('features/videos/parts/GridVideo').then((part) => ({ default: part.GridVideo })),
);

interface PinCardProps {
  /** What it shows. */
  pin: Pin;
  /** Whether it stands on the first screen, as `Picture`'s. */
  first: boolean | 'later';
  /** Where it leads, if not to the page of its pin. */
  href?: string;
}

/**
 * One pin in a grid. Plain markup: the grid around it hears every press, and
 * lends the card under the pointer its controls (`PinGrid`).
 */
export function PinCard({ pin, first, href = paths.pin(pin.id) }: PinCardProps) {
  const { t } = useLingui();
  const { pinner, product } = pin;
  return (
    <article className={styles.card} data-pin={pin.id}>
      <div className={styles.frame}>
        <a
          className={styles.open}
          data-open=""
          href={href}
          aria-label={nameOf(pin) || t`Pin by ${pinner.full_name}`}
        >
          <Picture
            {...cardSource(pin.images)}
            alt={pictureWords(pin)}
            color={pin.dominant_color}
            sizes={SIZES}
            first={first}
            cover
          />
        </a>
        {pin.sensitivity_screen && <Veil />}
        {pin.videos && (
          <Suspense fallback={null}>
            <GridVideo videos={pin.videos} still={Boolean(pin.sensitivity_screen)} />
          </Suspense>
        )}
        {product?.offer_summary.in_stock === false && <p className={styles.gone}>{t`Sold out`}</p>}
        {pin.pin_note && <p className={styles.note}>{pin.pin_note}</p>}
      </div>
      <Caption
        title={pin.grid_title}
        by={
          product ? (
            <>
              <b className={styles.price}>{product.offer_summary.price}</b>
              <span>{product.site_name}</span>
            </>
          ) : (
            <a className={styles.maker} href={paths.profile(pinner.username)}>
              <Avatar name={pinner.full_name} src={pinner.image_small_url ?? null} size={20} />
              <span className={styles.name}>{pinner.full_name}</span>
            </a>
          )
        }
      />
    </article>
  );
}

function nameOf(pin: Pin): string {
  return pin.grid_title || pictureWords(pin);
}

// The widest that the masonry's columns are: two on a phone, three on a tablet, then about 236 pixels.
const SIZES = '(max-width: 639px) calc(50vw - 12px), (max-width: 991px) 33vw, 300px';
