/** One line of the recent searches (specification §3 "Recent item"). */
export interface RecentSearch {
  /** What was searched for, or the user's name. */
  query: string;
  /** What kind of line it is. */
  type: 'query' | 'user';
  /** What to show. */
  label: string;
  /** Where a tap leads, a path on this site. */
  url: string;
}

/** Specification §9: recent searches, at most. */
export const MAX_RECENT_SEARCHES = 20;

/** Puts a search first and drops an earlier one of the same words (specification §4 "Recent searches"). */
export function remember(list: readonly RecentSearch[], search: RecentSearch): RecentSearch[] {
  return [search, ...forget(list, search)].slice(0, MAX_RECENT_SEARCHES);
}

/** Drops one search; letter case makes no difference. */
export function forget(list: readonly RecentSearch[], search: RecentSearch): RecentSearch[] {
  return list.filter((other) => !isSame(other, search));
}

/** Reads what was kept in the browser; anything else than a list of searches is dropped. */
export function readRecentSearches(kept: unknown): RecentSearch[] {
  return Array.isArray(kept) ? kept.filter(isRecentSearch).slice(0, MAX_RECENT_SEARCHES) : [];
}

function isSame(one: RecentSearch, other: RecentSearch): boolean {
  return one.type === other.type && fold(one.query) === fold(other.query);
}

function fold(query: string): string {
  return query.trim().toLowerCase();
}

function isRecentSearch(value: unknown): value is RecentSearch {
  if (typeof value !== 'object' || value === null) return false;
  const { query, type, label, url } = value as Partial<Record<keyof RecentSearch, unknown>>;
  return (
    typeof query === 'string' &&
    query.trim() !== '' &&
    typeof label === 'string' &&
    (type === 'query' || type === 'user') &&
    // A kept address is followed by a tap, so only paths of this site are taken.
    typeof url === 'string' &&
    /^\/(?![/\\])/.test(url)
  );
}
