import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { remind } from './journey.ts';
import { photograph } from './photographs.ts';
import type { User } from './user.ts';

/** What a journey has of its own. */
interface Journey {
  browser: Browser;
  baseURL: string | undefined;
  context: BrowserContext;
  user: User;
  makeUser: (firstName: string, lastName: string) => Promise<User>;
}

/** A user's friend, and what the two talk about. */
interface Friends {
  /** They follow each other. */
  other: User;
  /** A browser of the friend's own, in which they are signed in. */
  theirs: BrowserContext;
  /** A pin of the user's. */
  pin: { id: string };
  /** Its title. */
  title: string;
}

/** Makes a friend of the journey's user, and signs both in; the friend on this device. */
export async function makeFriends(
  { browser, baseURL, context, user, makeUser }: Journey,
  device: BrowserContextOptions = {},
): Promise<Friends> {
  const other = await makeUser('Tomas', 'Berg');
  await other.call('UserFollowResource/create', { user_id: user.id });
  await user.call('UserFollowResource/create', { user_id: other.id });
  const board = await user.createBoard('To sit on');
  const title = 'An armchair by the window';
  const pin = await user.createPin({ board, photograph: photograph('armchair'), title });
  const theirs = await browser.newContext({ baseURL: baseURL ?? '', ...device });
  await remind(theirs);
  await other.enter(theirs);
  await user.enter(context);
  return { other, theirs, pin, title };
}
