import { Trans, useLingui } from '@lingui/react/macro';
import { type SearchParts, type SearchResults, searchApi } from 'features/search/api';
import { ChosenPictures } from 'features/search/parts/ChosenPictures';
import { HelpNotice } from 'features/search/parts/HelpNotice';
import { OneBar } from 'features/search/parts/OneBar';
import { ScopeTabs } from 'features/search/parts/ScopeTabs';
import { useOpenedResults } from 'features/search/parts/useOpenedResults';
import { type OpenLooks, useOpenLooks } from 'features/search/parts/useOpenLooks';
import { skinToneReset } from 'features/search/skinToneFilter';
import { paths } from 'lib/paths';
import { type SearchState, searchOf, searchPath, wordsOf } from 'lib/searchPaths';
import { wishesOf, wishOption } from 'lib/shopPaths';
import { useTitle } from 'lib/title';
import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from 'ui/button/ButtonLink';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { GridSkeleton } from 'ui/skeleton/GridSkeleton';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';
import { FoundPins, pinsOf } from './FoundPins';
import styles from './SearchScreen.module.css';

const FoundBoards = lazy(() =>
  import('./FoundBoards').then((part) => ({ default: part.FoundBoards })),
);
const FoundProducts = lazy(() =>
  import('./FoundProducts').then((part) => ({ default: part.FoundProducts })),
);
const LookFilters = lazy(() =>
  import('features/search/parts/LookFilters').then((part) => ({ default: part.LookFilters })),
);
const FoundUsers = lazy(() =>
  import('./FoundUsers').then((part) => ({ default: part.FoundUsers })),
);

/** What matches the words of the address: pins, boards or users. */
export function SearchScreen({
  scope = 'pins',
  parts,
}: {
  /** Among what is searched. */ scope?: string;
  /** What is in it. */ parts: SearchParts;
}) {
  const { t } = useLingui();
  const [address] = useSearchParams();
  const search = searchOf(scope, address);
  const words = wordsOf(search);
  useTitle(words ? t`${words} – search` : t`Search`);
  useEffect(() => {
    // Business specification §4 "Search query": without words uses are counted anew.
    if (!words) skinToneReset();
  }, [words]);
  if (!words) {
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
  return (
    <Results
      key={searchPath(search)}
      search={search}
      option={wishOption(wishesOf(address))}
      parts={parts}
    />
  );
}

function Results({
  search,
  option,
  parts,
}: {
  search: SearchState;
  parts: SearchParts;
  /** How things for sale are narrowed. */ option: ReturnType<typeof wishOption>;
}) {
  const isShop = search.scope === 'buyable_pins';
  const walk = searchApi.useSearchPinsInfiniteQuery({
    ...optionsOf(search),
    ...(isShop && option),
  });
  const first = walk.data?.pages[0]?.data;
  // Guides narrow what is shown, which may have been searched for by other words.
  const meant = first?.typo?.is_searched ? first.typo.query : undefined;
  const found = walk.data?.pages.flatMap(({ data }) => pinsOf(data)) ?? [];
  const opened = useOpenedResults(search, found);
  const looks = useOpenLooks(search);
  const Found = FOUND[search.scope] ?? FoundPins;
  return (
    <div className={styles.screen}>
      <Heading search={search} first={first} />
      <ScopeTabs search={search} />
      {first && first.query_pins.length > 0 && (
        <div className={styles.guides}>
          <ChosenPictures search={search} pictures={first.query_pins} />
        </div>
      )}
      {search.scope === 'pins' && (
        <div className={styles.guides}>
          <OneBar
            search={{ ...search, query: meant ?? search.query }}
            modules={first?.one_bar_modules ?? []}
            mode={first?.mode_icon}
            guides={first?.guides ?? []}
            opened={opened}
            looks={looks}
          />
        </div>
      )}
      {first && showsLooks(search, first, looks) && (
        <div className={styles.looks}>
          <Suspense fallback={null}>
            <LookFilters search={search} filters={first.filters} looks={looks} />
          </Suspense>
        </div>
      )}
      {first?.nags.map((help) => (
        <HelpNotice key={help.kind} help={help} />
      ))}
      {first?.sensitivity ? (
        <HelpNotice help={first.sensitivity} />
      ) : (
        <Suspense fallback={<GridSkeleton />}>
          <Found search={search} walk={walk} parts={parts} />
        </Suspense>
      )}
    </div>
  );
}

/** Whether filters of how people look are open, or one is chosen that opens them. */
function showsLooks(search: SearchState, first: SearchResults, looks: OpenLooks): boolean {
  const isOpen = {
    skin_tone: looks.tones,
    hair_pattern: looks.patterns,
    user: false,
    article: false,
  };
  const isShown = first.one_bar_modules.some((module) => isOpen[module.module_type]);
  return search.scope === 'pins' && (isShown || search.skinTone !== undefined);
}

/** What was searched for, and what was probably meant. */
function Heading({ search, first }: { search: SearchState; first: SearchResults | undefined }) {
  const words = wordsOf(search);
  const typo = first?.typo;
  const searched = typo?.is_searched ? typo.query : undefined;
  return (
    <>
      <h1 className={styles.title}>{searched ? <Trans>Results for “{searched}”</Trans> : words}</h1>
      {searched && (
        <p className={styles.corrected}>
          <a href={searchPath({ ...search, exact: true }, 'typo_auto_original')}>
            <Trans>Search instead for “{words}”</Trans>
          </a>
        </p>
      )}
      {typo && !typo.is_searched && (
        <p className={styles.corrected}>
          <a href={searchPath({ ...search, query: typo.query, guides: [] }, 'typo_suggestion')}>
            <Trans>Did you mean “{typo.query}”?</Trans>
          </a>
        </p>
      )}
    </>
  );
}

/** As the server asks for the page's data: guides are words of what was found, and none is dropped. */
function optionsOf(search: SearchState) {
  return {
    query: wordsOf(search),
    scope: search.scope as 'pins',
    auto_correction_disabled: search.exact || search.guides.length > 0,
    ...(search.scope === 'pins' && narrowingOf(search)),
  };
}

/** What turns a search for pins; nothing at all where nothing does, as the server asks. */
function narrowingOf(search: SearchState) {
  const { likes, skinTone, hairPattern, user, article, source } = search;
  const filters = [
    ...(skinTone ? [{ name: 'skin_tone' as const, value: skinTone }] : []),
    ...(hairPattern ? [{ name: 'hair_pattern' as const, value: hairPattern }] : []),
  ];
  return {
    // Specification §7: with a selected image, corpus personalize and a customized rerank type.
    ...(likes.length > 0 && {
      query_pin_sigs: [...likes],
      corpus: 'personalize',
      customized_rerank_type: 'query_pin_sigs',
    }),
    ...(filters.length > 0 && { applied_filters: filters }),
    ...(user && { user }),
    ...(article && { article }),
    ...(source && { source_id: source }),
  };
}

const FOUND: Record<string, typeof FoundPins | typeof FoundBoards> = {
  boards: FoundBoards,
  buyable_pins: FoundProducts,
  users: FoundUsers,
};
