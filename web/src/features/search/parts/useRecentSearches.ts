import { type RecentSearch, readRecentSearches, remember } from 'features/search/recent';
import { useViewer } from 'features/users/parts/viewer';
import { useStoredValue } from 'lib/storedValue';

/** Recent searches of this viewer in this browser, newest first, and how to add one or drop all. */
export function useRecentSearches() {
  const viewer = useViewer();
  const [recent, setRecent] = useStoredValue(
    `recentSearches:${viewer?.id ?? ''}`,
    readRecentSearches,
  );
  return {
    recent,
    remember: (search: RecentSearch) => setRecent(remember(recent, search)),
    clear: () => setRecent([]),
  };
}
