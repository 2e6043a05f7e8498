import { readdirSync } from 'node:fs';
import type { World } from './world.ts';

/** What a signed-in user finds: the world, and what is their own. */
export interface OwnWorld extends World {
  /** Path of their profile. */
  profile: string;
  /** Path of the page of a section of theirs. */
  section: string;
  /** Id of a conversation of theirs. */
  conversation: string;
  /** Id of a contact request to them. */
  request: string;
}

/** What an employee finds: the world, an article that they composed, and what was reported. */
export interface StaffWorld extends World {
  /** The article as the server answers it. */
  article: { id: string; url: string };
  /** Id of a case that waits. */
  report: string;
}

/** Paths of pages, by what is to be seen there; `pagesForAxe.test.ts` misses none of `src/pages`. */
type Pages<Known = World> = Record<string, string | ((known: Known) => string)>;

/** The path of a page in this world. */
export function pathIn<Known>(path: string | ((known: Known) => string), known: Known): string {
  return typeof path === 'string' ? path : path(known);
}

const everybodys: Pages = {
  home: '/',
  'close-up': ({ pins }) => `/pin/${pins[7]?.id}/`,
  board: ({ boards }) => boards[0].url,
  profile: ({ owner }) => owner.url,
  'pins of a profile': ({ owner }) => `${owner.url}?view=pins`,
  search: '/search/pins/?q=armchair',
  topic: '/topics/birds/',
  'category of ideas': '/ideas/birds/11/',
  shop: '/shopping/',
  'shop of a topic': '/shopping/birds/11/',
  videos: '/videos/',
  'videos of a topic': '/videos/?category=birds',
  'search without an answer': '/search/pins/?q=nothingofthiskind',
  'search in a picture': ({ pins }) => `/search/visual/?pin=${pins[7]?.id}`,
  'search among boards': '/search/boards/?q=a',
  'search among people': '/search/users/?q=a',
  'profile that is not there': '/nobody-by-this-name/',
};

/** Of visitors, on desktops and phones. */
export const visitors: Pages = {
  ...everybodys,
  'log-in': '/login/',
  'sign-up': '/signup/',
  'new password': '/password/reset/',
  'way back without a word': '/connect/club/',
  'verification without a link': '/verify/email/',
  'notice without a link': '/login/mail/',
  'decision without a link': '/appeal/',
  'message without a link': '/messages/link/',
  'mails that are refused': '/messages/link/?refuse=1#none',
};

/** Of signed-in users, on desktops and phones. */
export const viewers: Pages<OwnWorld> = {
  ...everybodys,
  'own profile': ({ profile }) => profile,
  section: ({ section }) => section,
  'home feed': '/homefeed/',
  'home feed of who follows nobody': '/?feed=following',
  'new pin': '/pin/create/',
  'new board': '/board/create/',
  'sign-up flow': '/signup/flow/',
  messages: '/messages/',
  'message requests': '/messages/?view=requests',
  'archived messages': '/messages/?view=archived',
  'new message': '/messages/?view=new',
  conversation: ({ conversation }) => `/messages/${conversation}/`,
  'message request': ({ request }) => `/messages/${request}/`,
  notifications: '/notifications/',
  settings: '/settings/',
  'settings of the profile': '/settings/profile/',
};

/** Of employees, on desktops and phones: for others the tools are not there. */
export const employees: Pages<StaffWorld> = {
  today: '/today/',
  article: ({ article }) => article.url,
  'composed articles': '/today/drafts/',
  'new article': '/today/drafts/new/',
  'article as it is edited': ({ article }) => `/today/drafts/${article.id}/`,
  'what was reported': '/reports/',
  'appeals that wait': '/reports/?state=appealed',
  'what viewers told the host': '/reports/feedback/',
  'rules about words': '/reports/rules/',
  'what the host announces': '/reports/announcements/',
  'banned pictures': '/reports/pictures/',
  'case of what was reported': ({ report }) => `/reports/${report}/`,
};

/** Page files whose address has no parameter: `settings/edit/email.tsx` is `/settings/edit/email/`. */
const fixed = readdirSync(new URL('../src/pages/', import.meta.url), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => name.endsWith('.tsx') && !/[[_]|^index/.test(name))
  .map((name) => `/${name.slice(0, -'.tsx'.length)}/`);

const named = new Set<unknown>(
  [visitors, viewers, employees].flatMap((pages) => Object.values(pages)),
);

/**
 * Laid out on a phone as those that are named above: of signed-in users, on desktops. A page
 * file without a parameter needs no line here.
 */
export const others: Pages = {
  'pin that was sent': ({ pins }) => `/pin/${pins[7]?.id}/sent/`,
  'pin that is no video': ({ pins }) => `/videos/all/${pins[7]?.id}/`,
  'address of no page': '/no/page/is/here/',
  'part of messages': '/settings/messages/requests/',
  ...Object.fromEntries(fixed.filter((path) => !named.has(path)).map((path) => [path, path])),
};
