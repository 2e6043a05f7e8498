import { useLingui } from '@lingui/react/macro';
import { favoritesApi } from 'features/favorites/api';
import { PinFeed } from 'features/pins/parts/PinFeed';
import { itself, usePinList } from 'features/pins/parts/pinList';
import { paths } from 'lib/paths';
import { ButtonLink } from 'ui/button/ButtonLink';
import { EmptyState } from 'ui/empty-state/EmptyState';

/** The viewer's favourites, the latest first. Load it with `lazy`. */
export function FavoritePins() {
  const { t } = useLingui();
  const list = usePinList(favoritesApi.useListFavoritesInfiniteQuery({}), itself);
  return (
    <PinFeed
      label={t`Favourites`}
      list={list}
      empty={
        <EmptyState
          words={t`Press the star of a pin, and it is here.`}
          action={
            <ButtonLink kind="primary" href={paths.home()}>
              {t`Look around`}
            </ButtonLink>
          }
        />
      }
    />
  );
}
