import type { World } from './world.ts';

/** What a signed-in user finds: the world, and what is their own. */
export interface OwnWorld extends World {
  /** Path of their profile. */
  profile: string;
  /** Path of the page of a section of theirs. */
  section: string;
}

/** Paths of pages, by what is to be seen there. `pagesForAxe.test.ts` misses none of `src/pages`. */
type Pages<Known = World> = Record<string, (known: Known) => string>;

const everybodys: Pages = {
  home: () => '/',
  'close-up': ({ pins }) => `/pin/${pins[7]?.id}/`,
  board: ({ boards }) => boards[0].url,
  profile: ({ owner }) => owner.url,
  'pins of a profile': ({ owner }) => `${owner.url}?view=pins`,
  search: () => '/search/pins/?q=armchair',
  'search without an answer': () => '/search/pins/?q=nothingofthiskind',
  'profile that is not there': () => '/nobody-by-this-name/',
};

/** Of visitors, on desktops and phones. */
export const visitors: Pages = {
  ...everybodys,
  'log-in': () => '/login/',
  'sign-up': () => '/signup/',
  'new password': () => '/password/reset/',
  'way back without a word': () => '/connect/club/',
  'verification without a link': () => '/verify/email/',
  'notice without a link': () => '/login/mail/',
};

/** Of signed-in users, on desktops and phones. */
export const viewers: Pages<OwnWorld> = {
  ...everybodys,
  'own profile': ({ profile }) => profile,
  section: ({ section }) => section,
  'home feed': () => '/homefeed/',
  'new pin': () => '/pin/create/',
  'new board': () => '/board/create/',
  'sign-up flow': () => '/signup/flow/',
  settings: () => '/settings/',
  'settings of the profile': () => '/settings/profile/',
};

/** Laid out on a phone as those that a viewer's pages name: of signed-in users, on desktops. */
export const others: Pages = {
  'pin that was sent': ({ pins }) => `/pin/${pins[7]?.id}/sent/`,
  'address of no page': () => '/no/page/is/here/',
  account: () => '/settings/account-settings/',
  business: () => '/settings/business/',
  websites: () => '/settings/websites/',
  address: () => '/settings/edit/email/',
  password: () => '/settings/edit/password/',
  sessions: () => '/settings/security/',
  networks: () => '/settings/networks/',
  cookies: () => '/settings/cookies/',
  'your data': () => '/settings/your-data/',
  import: () => '/settings/import/',
  'recently deleted': () => '/settings/recently-deleted/',
  invites: () => '/settings/invites/',
  privacy: () => '/settings/privacy/',
  messages: () => '/settings/messages/',
  'part of messages': () => '/settings/messages/requests/',
  comments: () => '/settings/permissions/',
  mentions: () => '/settings/edit/mentions/',
  notifications: () => '/settings/notifications/',
  'home feed': () => '/settings/home-feed/',
  mails: () => '/email/subscription/',
  'parental passcode': () => '/parental-passcode/',
};
