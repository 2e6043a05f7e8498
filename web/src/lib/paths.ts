/**
 * Every address of the web app, made in one place. Components never write an
 * address by hand. Specification §2.
 */

/** Fills a path's values in, so that no value can change the path's shape. */
function path(parts: TemplateStringsArray, ...values: string[]): string {
  return String.raw({ raw: parts }, ...values.map(encodeURIComponent));
}

/**
 * A query as forms write it. `URLSearchParams` would do the same; the server's
 * renderer has it only as a large script, and every topic of a pin is a search.
 */
function query(values: Record<string, string>): string {
  const pairs = Object.entries(values).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`,
  );
  return pairs.join('&');
}

/** What a search carries in its address. */
export interface SearchAddress {
  query: string;
  /** Where the search came from, such as `typed` or `autocomplete`. */
  rs?: string;
  /** Among what: pins unless told. */
  scope?: string;
}

/** See the file's card. */
export const paths = {
  /** Home feed; the landing page for signed-out viewers. */
  home: () => '/',
  /** Log in, then go on to `next`, a path of ours. */
  login: (next?: string) => (next ? `/login/?${query({ next })}` : '/login/'),
  /** Sign up, then go on to `next`, a path of ours. */
  signup: (next?: string) => (next ? `/signup/?${query({ next })}` : '/signup/'),
  /** Screens after signing up; then on to `next`, a path of ours. */
  signupFlow: (next?: string) => (next ? `/signup/flow/?${query({ next })}` : '/signup/flow/'),
  /** Close-up of a pin. */
  pin: (id: string) => path`/pin/${id}/`,
  /** A user's profile. */
  profile: (username: string) => path`/${username}/`,
  /** A board, by its owner's name and its slug. */
  board: (username: string, slug: string) => path`/${username}/${slug}/`,
  /** A section, by the address of its board and its slug. */
  section: (boardUrl: string, slug: string) => boardUrl + path`${slug}/`,
  /** Results of a search, among pins unless told. */
  searchPins: ({ query: q, rs, scope = 'pins' }: SearchAddress) =>
    `/search/${scope}/?${query(rs ? { q, rs } : { q })}`,
  /** Search by a part of a pin's picture, or of one to be uploaded. */
  searchVisually: (pin?: string) => `/search/visual/${pin ? `?pin=${pin}` : ''}`,
  /** The viewer's conversations. */
  messages: () => '/messages/',
  /** What the viewer is told. */
  notifications: () => '/notifications/',
  /** Make a pin. */
  createPin: () => '/pin/create/',
  /** Make a board. */
  createBoard: () => '/board/create/',
  /** The list of all settings. */
  settings: () => '/settings/',
  /** What others see of the viewer. */
  profileSettings: () => '/settings/profile/',
  /** The parental passcode: set it, get another, end it. A mail's link leads here too. */
  parentalPasscode: () => '/parental-passcode/',
  /** Ask for a link to choose a new password; the link leads here too. */
  resetPassword: () => '/password/reset/',
};

/**
 * The pin of an address: its segment may carry words before the id, such as
 * `garden-path--123` (specification §2).
 */
export function pinIdOf(segment: string): string {
  const prefix = segment.lastIndexOf('--');
  return prefix < 0 ? segment : segment.slice(prefix + 2);
}
