import { useLingui } from '@lingui/react/macro';
import type { SearchResults } from 'features/search/api';
import { paths } from 'lib/paths';
import { PLAIN, type SearchState, searchPath, wordsOf } from 'lib/searchPaths';
import { ButtonLink } from 'ui/button/ButtonLink';
import { Chip } from 'ui/chip/Chip';
import { EmptyState } from 'ui/empty-state/EmptyState';
import styles from './NothingFound.module.css';

interface NothingFoundProps {
  /** What was searched for. */
  search: SearchState;
  /** What stands beside the results that there are none of. */
  first?: SearchResults | undefined;
  /** The same search without its filters; none where it has no filters. */
  unfiltered?: string | undefined;
}

/** Says that nothing matches, and what may help: no filters, fewer words, or another scope. */
export function NothingFound({ search, first, unfiltered }: NothingFoundProps) {
  const { t } = useLingui();
  const words = wordsOf(search);
  const fewer = first?.fewer_words ?? [];
  const said: Record<string, string> = {
    boards: t`No board matches “${words}”. Try fewer words, or look among pins.`,
    users: t`No one is called “${words}”. Try fewer words, or look among pins.`,
    my_pins: t`None of your pins matches “${words}”. Try fewer words, or look among all pins.`,
    buyable_pins: t`Nothing for sale matches “${words}”. Look among all pins.`,
    videos: t`No video matches “${words}”. Look among all pins.`,
  };
  const inProfile = search.user && t`None of their pins matches “${words}”. Look among all pins.`;
  const elsewhere = inProfile || said[search.scope];
  const plain =
    elsewhere ?? t`No picture matches “${words}”. Try fewer words, or a more common one.`;
  return (
    <EmptyState
      icon="search"
      words={unfiltered ? t`Nothing for “${words}” fits these filters.` : plain}
      action={
        <>
          {fewer.length > 0 && (
            <nav className={styles.fewer} aria-label={t`Search with fewer words`}>
              {fewer.map((some) => (
                <Chip
                  key={some}
                  href={searchPath(
                    { ...search, query: some, guides: [], exact: false },
                    'fewer_words',
                  )}
                >
                  {some}
                </Chip>
              ))}
            </nav>
          )}
          <Way search={search} unfiltered={unfiltered} />
        </>
      }
    />
  );
}

/** The next thing to try. */
function Way({ search, unfiltered }: Pick<NothingFoundProps, 'search' | 'unfiltered'>) {
  const { t } = useLingui();
  if (unfiltered) return <ButtonLink href={unfiltered}>{t`Remove filters`}</ButtonLink>;
  if (search.scope === 'pins' && !search.user) {
    return <ButtonLink href={paths.home()}>{t`See what is popular`}</ButtonLink>;
  }
  return (
    <ButtonLink
      href={searchPath({ ...search, ...PLAIN, scope: 'pins' }, 'content_type_filter')}
    >{t`Search all pins`}</ButtonLink>
  );
}
