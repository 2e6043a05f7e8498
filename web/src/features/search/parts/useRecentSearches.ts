import {
  forget,
  type RecentSearch,
  readRecentSearches,
  recentKey,
  remember,
} from 'features/search/recent';
import { useViewer } from 'features/users/parts/viewer';
import { sharedValue, useStoredValue } from 'lib/storedValue';

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
  const kept = sharedValue(recentKey(scope, viewerId), readRecentSearches);
  // Only who listens hears of other tabs: what was known before may be old.
  const stop = kept.subscribe(() => undefined);
  kept.set(remember(kept.get(), search));
  stop();
}
