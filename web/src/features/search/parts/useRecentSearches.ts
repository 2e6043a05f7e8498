import { type RecentSearch, readRecentSearches, remember } from 'features/search/recent';
import { useViewer } from 'features/users/parts/viewer';
import { useKept } from 'lib/kept';

/** Recent searches of this viewer in this browser, newest first, and how to add one or drop all. */
export function useRecentSearches() {
  const viewer = useViewer();
  const [recent, setRecent] = useKept(`recentSearches:${viewer?.id ?? ''}`, readRecentSearches);
  return {
    recent,
    remember: (search: RecentSearch) => setRecent(remember(recent, search)),
    clear: () => setRecent([]),
  };
}
