import { useLingui } from '@lingui/react/macro';
import { useUnhidden } from 'features/pins/parts/hides';
import { PinFeed } from 'features/pins/parts/PinFeed';
import { usePinList } from 'features/pins/parts/pinList';
import { searchApi } from 'features/search/api';
import { CategoryChips } from 'features/shopping/parts/CategoryChips';
import { ProductChips } from 'features/shopping/parts/ProductChips';
import { shopPaths, wishesOf } from 'lib/shopPaths';
import { useSearchParams } from 'react-router';
import { ButtonLink } from 'ui/button/ButtonLink';
import type { Box } from 'ui/cut-box/box';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { resultsOf } from './Lookalikes';

interface LikeProductsProps {
  /** In whose picture is searched. */
  pin: string;
  /** In which part of it. */
  part: Box;
}

/**
 * Things for sale that look like a part of a pin's picture, narrowed by topic, price and shop as the
 * address says (business specification §7, `VisualSearchFlashlightUnifiedResource`).
 */
export function LikeProducts({ pin, part }: LikeProductsProps) {
  const { t } = useLingui();
  const [address] = useSearchParams();
  const wishes = wishesOf(address);
  const { most, currency, domain, category } = wishes;
  const walk = searchApi.useSearchFlashlightInfiniteQuery({
    pin_id: pin,
    crop: part,
    is_shopping: true,
    ...(most !== undefined && { price_max: most }),
    ...(currency && { currency }),
    ...(domain && { domain }),
    ...(category && { category }),
  });
  const list = useUnhidden(usePinList(walk, resultsOf));
  const first = walk.data?.pages[0]?.data;
  const path = shopPaths.lookalikes(pin);
  // Whether it can be had is not told of lookalikes.
  const choices = first && { ...first, availability_filters: [] };
  const narrowing = { path, wishes, choices };
  const isNarrowed = most !== undefined || currency || domain || category;
  return (
    <>
      <CategoryChips {...narrowing} />
      <ProductChips {...narrowing} />
      <PinFeed
        label={t`For sale, and looks like it`}
        list={list}
        empty={
          <EmptyState
            icon="image"
            words={isNarrowed ? t`Nothing here fits.` : t`Nothing for sale looks like it yet.`}
            action={isNarrowed && <ButtonLink href={path}>{t`Show everything`}</ButtonLink>}
          />
        }
        end={t`That is everything we found.`}
      />
    </>
  );
}
