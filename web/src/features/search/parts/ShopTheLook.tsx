import { useLingui } from '@lingui/react/macro';
import { type PictureDetail, searchApi } from 'features/search/api';
import { smallSource } from 'lib/pictureSource';
import { Chip } from 'ui/chip/Chip';
import { ChipRow } from 'ui/chip/ChipRow';
import type { Box } from 'ui/cut-box/box';
import styles from './ShopTheLook.module.css';

interface ShopTheLookProps {
  /** Whose picture it is. */
  pin: string;
  /** The part of it that is chosen. */
  box: Box;
  /** Called with the part of a detail. */
  onBox: (box: Box) => void;
}

/**
 * Details of a pin's picture that something for sale looks like, each with what looks most like it:
 * a tap turns to that part, and to all that is like it. Nothing where there are none.
 */
export function ShopTheLook({ pin, box, onBox }: ShopTheLookProps) {
  const { t } = useLingui();
  const { data } = searchApi.useSearchFlashlightInfiniteQuery({ pin_id: pin, is_shopping: true });
  const details = data?.pages[0]?.data.details ?? [];
  if (details.length === 0) return null;
  return (
    <section className={styles.look}>
      <h2 className={styles.title}>{t`Shop the look`}</h2>
      <ChipRow label={t`Details to shop for`}>
        {details.map(({ crop, pin: thing }) => (
          <Chip
            key={`${crop.x} ${crop.y}`}
            picture={thing.sensitivity_screen ? null : smallSource(thing.images).src}
            selected={isSame(crop, box)}
            onPress={() => onBox(crop)}
          >
            {wordsOf(thing) || t`Something for sale`}
          </Chip>
        ))}
      </ChipRow>
    </section>
  );
}

/** What it is, and what it costs. */
function wordsOf({ grid_title, product }: PictureDetail['pin']): string {
  const name = grid_title || product?.name;
  return [name, product?.offer_summary.price].filter(Boolean).join(' · ');
}

function isSame(one: Box, other: Box): boolean {
  return one.x === other.x && one.y === other.y && one.w === other.w && one.h === other.h;
}
