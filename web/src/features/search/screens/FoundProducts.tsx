import { useLingui } from '@lingui/react/macro';
import { useUnhidden } from 'features/pins/parts/hides';
import { PinFeed } from 'features/pins/parts/PinFeed';
import { usePinList } from 'features/pins/parts/pinList';
import type { FoundProps } from 'features/search/api';
import { NothingFound } from 'features/search/parts/NothingFound';
import { ProductChips } from 'features/shopping/parts/ProductChips';
import { searchPath, wordsOf } from 'lib/searchPaths';
import { wishesOf } from 'lib/shopPaths';
import { useSearchParams } from 'react-router';
import { pinsOf } from './FoundPins';
import styles from './SearchScreen.module.css';

/** Things for sale that were found, and by what they can be narrowed. */
export function FoundProducts({ search, walk }: FoundProps) {
  const { t } = useLingui();
  const words = wordsOf(search);
  const [address] = useSearchParams();
  const list = useUnhidden(usePinList(walk, pinsOf));
  return (
    <>
      <div className={styles.guides}>
        <ProductChips
          path={searchPath(search)}
          wishes={wishesOf(address)}
          choices={walk.data?.pages[0]?.data.product_filters}
        />
      </div>
      <PinFeed
        label={t`For sale: ${words}`}
        list={list}
        empty={<NothingFound search={search} />}
        end={t`That is everything we found.`}
      />
    </>
  );
}
