import { useLingui } from '@lingui/react/macro';
import { BoardGrid } from 'features/boards/parts/BoardGrid';
import type { FoundProps } from 'features/search/api';
import { NothingFound } from 'features/search/parts/NothingFound';
import { errorText } from 'lib/errorTexts';
import { wordsOf } from 'lib/searchPaths';
import { ErrorState } from 'ui/error-state/ErrorState';

/** Boards that were found. Load it with `lazy`. */
export function FoundBoards({ search, walk }: FoundProps) {
  const { t, i18n } = useLingui();
  const words = wordsOf(search);
  const found = walk.data?.pages.flatMap((page) => page.data.results);
  const boards = found?.filter((result) => result.type === 'board');
  if (!boards && walk.error) {
    return <ErrorState words={errorText(i18n, walk.error)} onRetry={walk.refetch} />;
  }
  if (boards?.length === 0)
    return <NothingFound search={search} first={walk.data?.pages[0]?.data} />;
  return (
    <BoardGrid
      label={t`Boards for ${words}`}
      boards={boards}
      more={walk.hasNextPage ? walk.fetchNextPage : undefined}
      waiting={walk.isFetchingNextPage}
      creates={false}
    />
  );
}
