/**
 * What the address of a page of results says of the search. Beside `paths`, as only these pages
 * need it.
 */

/** A search as its page shows it. */
export interface SearchState {
  /** Among what is searched, such as `pins`. */
  scope: string;
  /** The words that were typed. */
  query: string;
  /** Words that were added by tapping, each of which may be taken back. */
  guides: readonly string[];
  /** Whether the words are taken as they are, although they look like a typing error. */
  exact: boolean;
  /** Signatures of pictures that were chosen among the results: what looks like them comes first. */
  likes: readonly string[];
  /** A range of skin tones, such as `deep`. */
  skinTone?: string | undefined;
  /** A pattern of hair, such as `curly`. */
  hairPattern?: string | undefined;
  /** Name of the profile among whose pins is searched; all of them where it is none. */
  user?: string | undefined;
  /** Id of the article of Today that led here: what of its pins has the words comes first. */
  article?: string | undefined;
  /** Id of the pin that led here, whose picture is left out. */
  source?: string | undefined;
}

/** What turns a search for pins, and no other; nothing of it. */
export const PLAIN = {
  guides: [],
  exact: false,
  likes: [],
  skinTone: undefined,
  hairPattern: undefined,
  user: undefined,
  article: undefined,
  source: undefined,
};

/** Words of a search at the most, in characters (contract `SearchPins`, `SuggestSearches`). */
const LONGEST = 200;

/** Ranges of skin tones, from light to dark (contract `SkinTone`). */
const SKIN_TONES = ['light', 'medium', 'tan', 'deep'];
/** Patterns of hair (contract `HairPattern`). */
const HAIR_PATTERNS = ['protective', 'coily', 'curly', 'wavy', 'straight', 'shaved'];

/** Pictures that may be chosen (contract `SearchPins`). */
export const MOST_LIKES = 10;

/** Address of a page of results; `rs` says how one comes there, such as `guide`. */
export function searchPath(search: SearchState, rs?: string): string {
  const { scope, query, guides, exact, likes, skinTone, hairPattern } = search;
  const { user, article, source } = search;
  const pairs = [['q', query], ...guides.map((guide) => ['guide', guide])];
  if (exact) pairs.push(['exact', '1']);
  pairs.push(...likes.map((like) => ['like', like]));
  if (skinTone) pairs.push(['skin_tone', skinTone]);
  if (hairPattern) pairs.push(['hair_pattern', hairPattern]);
  if (user) pairs.push(['user', user]);
  if (article) pairs.push(['article', article]);
  if (source) pairs.push(['source_id', source]);
  if (rs) pairs.push(['rs', rs]);
  return `/search/${encodeURIComponent(scope)}/?${pairs.map(pairOf).join('&')}`;
}

// As `paths` writes queries, and for the same reason not by `URLSearchParams`.
function pairOf([name = '', value = '']: readonly string[]): string {
  return `${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`;
}

/** The search of an address. */
export function searchOf(scope: string, address: URLSearchParams): SearchState {
  const words = (text: string) => text.trim();
  return {
    scope,
    query: address.get('q')?.trim() ?? '',
    guides: address.getAll('guide').map(words).filter(Boolean),
    exact: address.get('exact') === '1',
    likes: address
      .getAll('like')
      .filter((like) => /^[0-9a-f]{32}$/.test(like))
      .slice(0, MOST_LIKES),
    skinTone: oneOf(SKIN_TONES, address.get('skin_tone')),
    hairPattern: oneOf(HAIR_PATTERNS, address.get('hair_pattern')),
    user: address.get('user')?.trim() || undefined,
    article: idOf(address.get('article')),
    source: idOf(address.get('source_id')),
  };
}

/**
 * How the search of an address came about (specification §7 `BaseSearchResource`, `rs`); what says
 * nothing of it was gone to directly.
 */
export function cameBy(address: URLSearchParams): string {
  const rs = address.get('rs') ?? '';
  return /^[a-z_]{1,40}$/.test(rs) ? rs : 'direct_navigation';
}

function idOf(value: string | null): string | undefined {
  return value && /^\d{1,19}$/.test(value) ? value : undefined;
}

function oneOf(known: readonly string[], value: string | null): string | undefined {
  return known.find((one) => one === value);
}

/** All words that are searched for. The server asks its pages for the same. */
export function wordsOf({ query, guides }: Pick<SearchState, 'query' | 'guides'>): string {
  return shortened([query, ...guides].join(' '));
}

/** As much of a text as the server takes, which counts characters: half of an emoji is none. */
export function shortened(words: string): string {
  return Array.from(words).slice(0, LONGEST).join('');
}
