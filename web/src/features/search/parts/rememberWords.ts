import { paths } from 'lib/paths';
import { rememberSearch } from './useRecentSearches';

/** Keeps words among a viewer's recent searches. Load it when something is searched for. */
export function rememberWords(scope: string, viewerId: string | null, words: string): void {
  rememberSearch(scope, viewerId, {
    query: words,
    type: 'query',
    id: null,
    label: words,
    url: paths.searchPins({ query: words, scope }),
    is_verified_merchant: false,
  });
}
