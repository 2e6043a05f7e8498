import { useLingui } from '@lingui/react/macro';
import { useUnhidden } from 'features/pins/parts/hides';
import { PinFeed } from 'features/pins/parts/PinFeed';
import { usePinList } from 'features/pins/parts/pinList';
import { pinsOf, shoppingApi } from 'features/shopping/api';
import { ProductChips } from 'features/shopping/parts/ProductChips';
import { NotFound } from 'features/users/parts/NotFound';
import type { ApiError } from 'lib/errors';
import { shopPaths, wishesOf, wishOption, wishPath } from 'lib/shopPaths';
import { useTitle } from 'lib/title';
import { topicPaths } from 'lib/topicPaths';
import { useParams, useSearchParams } from 'react-router';
import { ButtonLink } from 'ui/button/ButtonLink';
import { Chip } from 'ui/chip/Chip';
import { ChipRow } from 'ui/chip/ChipRow';
import { EmptyState } from 'ui/empty-state/EmptyState';
import styles from './ShopScreen.module.css';

/** What is for sale, of all topics or of that of the address. */
export function ShopScreen() {
  const { t } = useLingui();
  const { category, id = '' } = useParams();
  const [address] = useSearchParams();
  const wishes = wishesOf(address);
  const option = wishOption(wishes);
  const walk = shoppingApi.useListShoppingPinsInfiniteQuery({
    category: category ?? null,
    ...option,
  });
  const list = useUnhidden(usePinList(walk, pinsOf));
  const choices = walk.data?.pages[0]?.data.product_filters;
  const path = category ? shopPaths.category(category, id) : shopPaths.shopping();
  const topics = choices?.category_filters ?? [];
  const topic = walk.data?.pages[0]?.data.category?.name;
  const isNarrowed = 'applied_product_filters' in option;
  useTitle(topic ? t`Shop ${topic}` : t`Shop`);
  if ((walk.error as ApiError | undefined)?.status === 404) {
    return <NotFound words={t`There is no such topic.`} />;
  }
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1 className={styles.title}>{topic ? t`Shop ${topic}` : t`Shop`}</h1>
        <p>{t`Things that people save, from those who sell them.`}</p>
      </header>
      <div className={styles.rows}>
        <ChipRow label={t`Shop by topic`}>
          {category && <Chip href={wishPath(shopPaths.shopping(), wishes)}>{t`Everything`}</Chip>}
          {topics.map((one) => (
            <Chip
              key={one.category.id}
              selected={one.category.key === category}
              href={wishPath(shopPaths.category(one.category.key, one.category.id), wishes)}
            >
              {one.category.name}
            </Chip>
          ))}
        </ChipRow>
        <ProductChips path={path} wishes={wishes} choices={choices} />
      </div>
      <PinFeed
        label={t`For sale`}
        list={list}
        empty={
          <EmptyState
            icon="explore"
            words={isNarrowed ? t`Nothing here fits.` : t`Nothing is for sale here yet.`}
            action={
              isNarrowed ? (
                <ButtonLink href={path}>{t`Show everything`}</ButtonLink>
              ) : (
                <ButtonLink href={topicPaths.ideas()}>{t`See ideas`}</ButtonLink>
              )
            }
          />
        }
        end={t`That is everything we found.`}
      />
    </div>
  );
}
