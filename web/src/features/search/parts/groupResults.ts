import type { SearchResults, SearchStory } from 'features/search/api';

type Result = SearchResults['results'][number];

/** Kinds of stories that take the whole width where they stand first. */
const LISTED = ['shop_search'];

/**
 * What was found, in groups: stories that lead, are of a listed type and ask for no columns of the
 * grid take its whole width above it (specification §5 "Search grouping"); the rest is the grid's.
 */
export function groupResults(results: readonly Result[]): {
  fullWidth: SearchStory[];
  rest: Result[];
} {
  const isRest = (result: Result) => !isFullWidth(result);
  const first = results.findIndex(isRest);
  const leading = first < 0 ? results.length : first;
  return {
    fullWidth: results.slice(0, leading).filter(isFullWidth),
    rest: results.slice(leading),
  };
}

function isFullWidth(result: Result): result is SearchStory {
  return (
    result.type === 'story' &&
    LISTED.includes(result.story_type) &&
    result.display_options.num_columns_requested === 0
  );
}
