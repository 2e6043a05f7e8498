import {
  forget,
  type RecentSearch,
  readRecentSearches,
  recentKey,
  remember,
} from 'features/search/recent';
import { useViewer } from 'features/users/parts/viewer';
import { changeStored } from 'lib/changeStored';
import { useStoredValue } from 'lib/storedValue';

/** This viewer's recent searches in a scope, newest first, and how to drop one or all. */
export function useRecentSearches(scope: string) {
  const viewer = useViewer();
  const [recent, setRecent] = useStoredValue(
    recentKey(scope, viewer?.id ?? null),
    readRecentSearches,
  );
  return {
    recent,
    drop: (search: Pick<RecentSearch, 'type' | 'query'>) => setRecent(forget(recent, search)),
    clear: () => setRecent([]),
  };
}

/** Adds one to a viewer's recent searches, in this browser. */
export function rememberSearch(scope: string, viewerId: string | null, search: RecentSearch): void {
  const key = recentKey(scope, viewerId);
  changeStored(key, readRecentSearches, (list) => remember(list, search));
}
