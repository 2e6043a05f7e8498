/** One line of the recent searches (specification §3 "Recent item"). */
export interface RecentSearch {
  /** What was searched for, or the user's name. */
  query: string;
  /** What kind of line it is. */
  type: 'query' | 'user' | 'board';
  /** Of the user or board; words have none. */
  id: string | null;
  /** What to show. */
  label: string;
  /** Where a tap leads, a path on this site. */
  url: string;
  /** Whether the user is a verified merchant; words are none. */
  is_verified_merchant: boolean;
}

/** What tells a recent search from others. */
type Named = Pick<RecentSearch, 'type' | 'query'>;

/** Specification §9: recent searches, at most. */
export const MAX_RECENT_SEARCHES = 20;

/**
 * Under which key a viewer's recent searches are kept in this browser. Those among
 * what is their own, in scopes such as `my_pins`, stand apart (specification §4).
 */
export function recentKey(scope: string, viewerId: string | null): string {
  const list = scope.startsWith('my_') ? 'recentPersonalSearches' : 'recentSearches';
  return `${list}:${viewerId ?? ''}`;
}

/** Puts a search first and drops an earlier one of the same words (specification §4 "Recent searches"). */
export function remember(list: readonly RecentSearch[], search: RecentSearch): RecentSearch[] {
  return [search, ...forget(list, search)].slice(0, MAX_RECENT_SEARCHES);
}

/** Drops one search; letter case makes no difference. */
export function forget(list: readonly RecentSearch[], search: Named): RecentSearch[] {
  return list.filter((other) => !isSame(other, search));
}

/** Reads what was kept in the browser; anything else than a list of searches is dropped. */
export function readRecentSearches(kept: unknown): RecentSearch[] {
  if (!Array.isArray(kept)) return [];
  return kept.filter(isRecentSearch).slice(0, MAX_RECENT_SEARCHES).map(whole);
}

/** What an earlier version kept has no id, and does not tell merchants. */
function whole({ id, is_verified_merchant, ...search }: RecentSearch): RecentSearch {
  return {
    ...search,
    id: typeof id === 'string' ? id : null,
    is_verified_merchant: is_verified_merchant === true,
  };
}

function isSame(one: Named, other: Named): boolean {
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
    (type === 'query' || type === 'user' || type === 'board') &&
    // A kept address is followed by a tap, so only paths of this site are taken.
    typeof url === 'string' &&
    /^\/(?![/\\])/.test(url)
  );
}
