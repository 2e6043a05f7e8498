import { useLingui } from '@lingui/react/macro';
import { useUnhidden } from 'features/pins/parts/hides';
import { PinFeed } from 'features/pins/parts/PinFeed';
import { usePinList } from 'features/pins/parts/pinList';
import type { FoundProps } from 'features/search/api';
import { NothingFound } from 'features/search/parts/NothingFound';
import { CategoryChips } from 'features/shopping/parts/CategoryChips';
import { ProductChips } from 'features/shopping/parts/ProductChips';
import { searchPath, wordsOf } from 'lib/searchPaths';
import { wishesOf, wishOption } from 'lib/shopPaths';
import { useSearchParams } from 'react-router';
import { pinsOf } from './FoundPins';
import styles from './SearchScreen.module.css';

/** Things for sale that were found, and by what they can be narrowed. */
export function FoundProducts({ search, walk }: FoundProps) {
  const { t } = useLingui();
  const words = wordsOf(search);
  const [address] = useSearchParams();
  const list = useUnhidden(usePinList(walk, pinsOf));
  const wishes = wishesOf(address);
  const choices = walk.data?.pages[0]?.data.product_filters;
  const path = searchPath(search);
  const narrowing = { path, wishes, choices };
  return (
    <>
      <div className={styles.filters} data-awaited={walk.data ? undefined : true}>
        <CategoryChips {...narrowing} />
        <ProductChips {...narrowing} />
      </div>
      <PinFeed
        label={t`For sale: ${words}`}
        list={list}
        empty={
          <NothingFound
            search={search}
            first={walk.data?.pages[0]?.data}
            unfiltered={'applied_product_filters' in wishOption(wishes) ? path : undefined}
          />
        }
        end={t`That is everything we found.`}
      />
    </>
  );
}
