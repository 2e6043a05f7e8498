import { Trans, useLingui } from '@lingui/react/macro';
import type { Pin } from 'features/pins/api';
import { useUnhidden } from 'features/pins/parts/hides';
import { PinFeed } from 'features/pins/parts/PinFeed';
import { usePinList } from 'features/pins/parts/pinList';
import { searchApi } from 'features/search/api';
import { paths } from 'lib/paths';
import { useTitle } from 'lib/title';
import { useSearchParams } from 'react-router';
import { ButtonLink } from 'ui/button/ButtonLink';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';
import styles from './SearchPinsScreen.module.css';

/** Pins that match the words of the address. */
export function SearchPinsScreen() {
  const { t } = useLingui();
  const [address] = useSearchParams();
  const query = address.get('q')?.trim() ?? '';
  useTitle(query ? t`${query} – search` : t`Search`);
  if (!query) {
    return (
      <>
        <h1>
          <VisuallyHidden>{t`Search`}</VisuallyHidden>
        </h1>
        <EmptyState
          icon="search"
          words={t`Type a word above: a place, a colour, a thing you like.`}
          action={
            <ButtonLink icon="image" href={paths.searchVisually()}>
              {t`Search with a picture`}
            </ButtonLink>
          }
        />
      </>
    );
  }
  return <Results key={query} query={query} />;
}

function Results({ query }: { query: string }) {
  const { t } = useLingui();
  const walk = searchApi.useSearchPinsInfiniteQuery({ query, scope: 'pins' });
  const list = useUnhidden(usePinList(walk, resultsOf));
  const corrected = walk.data?.pages[0]?.data.corrected_query;
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>
        {corrected ? <Trans>Results for “{corrected}”</Trans> : query}
      </h1>
      {corrected && (
        <p className={styles.corrected}>
          <Trans>We found nothing for “{query}”.</Trans>
        </p>
      )}
      <PinFeed
        label={t`Results for ${query}`}
        list={list}
        empty={
          <EmptyState
            icon="search"
            words={t`No picture matches “${query}”. Try fewer words, or a more common one.`}
            action={<ButtonLink href={paths.home()}>{t`See what is popular`}</ButtonLink>}
          />
        }
        end={t`That is everything we found.`}
      />
    </div>
  );
}

function resultsOf(data: { results: Pin[] }) {
  return data.results;
}
