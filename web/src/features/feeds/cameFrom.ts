import { pinAt } from 'features/pins/parts/pinAt';
import { searchOf, wordsOf } from 'lib/searchPaths';

/**
 * Where a viewer came from to a pin, as far as the places of this page's life say: the
 * variables of `CloseupRelatedModulesFeedQuery` (specification §7), and what the activity
 * log is told of a visit. An answer does not depend on them, so they are no
 * part of its key in the cache. Nothing of what is not known.
 */
export interface CameFrom {
  /** Picture of the pin that was opened from the home feed. */
  homefeedSourceSig?: string;
  /** What was searched for. */
  searchQuery?: string;
  /** The page before. */
  source?: PageKind;
  /** The nearest page backwards that is no close-up. */
  topLevelSource?: PageKind;
  /** Close-ups between that page and this pin (§9: "increments per close-up hop"), if it is known. */
  topLevelSourceDepth?: number;
}

/** What kind of page stands at an address. */
export type PageKind =
  | 'homefeed'
  | 'search'
  | 'topic'
  | 'today'
  | 'ideas'
  | 'shopping'
  | 'videos'
  | 'closeup'
  | 'profile'
  | 'board'
  | 'section'
  | 'other';

/**
 * Reads the places before a pin, the most recent last. `signatureOf` knows the signature
 * of a pin's picture. The page of the pin itself may stand there already: a page
 * is asked for on the way to it, and later pages of its list while it is shown.
 */
export function cameFrom(
  addresses: readonly string[],
  pinId: string,
  signatureOf: (pinId: string) => string | undefined,
): CameFrom {
  const hops = addresses.filter((address, at) => isHop(address, addresses[at + 1]));
  const places = pinAt(hops.at(-1)) === pinId ? hops.slice(0, -1) : hops;
  const last = places.at(-1);
  if (last === undefined) return {};
  const top = places.findLastIndex((address) => pinAt(address) === undefined);
  const source = kindOf(last);
  const [address, opened = `/pin/${pinId}/`] = places.slice(top);
  if (top < 0 || address === undefined) return { source };
  const topLevelSource = kindOf(address);
  const signature = topLevelSource === 'homefeed' && signatureOf(pinAt(opened) ?? '');
  const query = topLevelSource === 'search' && wordsAt(address);
  return {
    source,
    topLevelSourceDepth: places.length - 1 - top,
    topLevelSource,
    ...(signature && { homefeedSourceSig: signature }),
    ...(query && { searchQuery: query }),
  };
}

/** All words of a page of results, those that were added by tapping too. */
function wordsAt(address: string): string {
  return wordsOf(searchOf('', new URLSearchParams(address.split('?')[1]))).trim();
}

/** Whether the next page is another one than this pin's. */
function isHop(address: string, next: string | undefined): boolean {
  const pin = pinAt(address);
  return pin === undefined || pin !== pinAt(next);
}

/** What pages with these first words are; other first words are usernames. */
const OWN: Record<string, PageKind> = {
  homefeed: 'homefeed',
  search: 'search',
  topics: 'topic',
  today: 'today',
  ideas: 'ideas',
  shopping: 'shopping',
  videos: 'videos',
  ...Object.fromEntries(
    'pin board settings email login signup connect password verify parental-passcode app-factory-oauth appeal messages notifications reports'
      .split(' ')
      .map((word) => [word, 'other' as const]),
  ),
};

const OF_USERS = ['profile', 'board', 'section'] as const;

/** What kind of page stands at an address. */
export function kindOf(address: string): PageKind {
  const words = address.split('?')[0]?.split('/').filter(Boolean) ?? [];
  const [first = 'homefeed'] = words;
  if (pinAt(address) !== undefined) return 'closeup';
  const own = Object.hasOwn(OWN, first) ? OWN[first] : undefined;
  return own ?? OF_USERS[words.length - 1] ?? 'other';
}
