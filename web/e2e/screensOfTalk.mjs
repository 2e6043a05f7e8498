// What `screens.mjs` shows of conversations: who writes to the demo sign-in, and what.

import { calls } from './screensOfAccounts.mjs';
import { own } from './screensOfPins.mjs';

/** Who writes, and what, the earliest first; `mine` is the demo sign-in's answer. */
const TALK = [
  ['It came today! The leather is softer than I thought.', 'theirs'],
  ['Then the splinters were worth it.', 'mine'],
  [
    'Every one of them. Do you still have the drawing of the seat? https://oak.example.com/seat',
    'theirs',
  ],
  ['I will look for it tonight.', 'mine'],
];

/** Sends a message. */
const SEND = 'ConversationMessagesResource/create';

/** Places as `[name, path, session, act]`; `undo` takes what was written away again. */
export async function talkPlaces(browser, server, demo, pins) {
  const { User } = await own('user.ts');
  const signUp = async (first, last) => {
    const { request } = await browser.newContext({ baseURL: server });
    return User.signUp(request, first, last);
  };
  const friend = await signUp('Mei', 'Sato');
  const strangers = [await signUp('Jonas', 'Falk'), await signUp('Amal', 'Haddad')];
  const toDemo = { user_ids: [await idOf(browser, server, demo)] };
  const begin = async (user, text) =>
    (await user.call('ConversationsResource/create', { ...toDemo, text })).id;
  const requests = [
    await begin(strangers[0], 'Your board of lamps is a treasure. Where is the brass one from?'),
    await begin(strangers[1], 'Would you lend your pictures to a small exhibition?'),
  ];
  const id = await begin(friend, 'I found a chair like yours.');
  const one = { conversation_id: id };
  await calls(browser, server, demo, [['ContactRequestResource/update', one]]);
  await friend.call(SEND, { ...one, text: '', pin: pins[3].id });
  for (const [text, whose] of TALK) {
    const message = { ...one, text };
    if (whose === 'theirs') await friend.call(SEND, message);
    else await calls(browser, server, demo, [[SEND, message]]);
  }
  return {
    places: [
      ['messages', '/messages/', demo],
      ['messages-conversation', `/messages/${id}/`, demo],
      ['messages-requests', '/messages/?view=requests', demo],
      ['messages-request', `/messages/${requests[0]}/?view=requests`, demo],
      ['messages-new', '/messages/?view=new', demo],
      ['messages-flyout', '/', demo, openFlyout],
    ],
    undo: async () => {
      for (const user of [friend, ...strangers])
        await user.call('UserDeleteResource/create', { password: user.password });
    },
  };
}

/** Whose session it is. */
async function idOf(browser, server, storageState) {
  const context = await browser.newContext({ baseURL: server, storageState });
  const answer = await context.request.get('/_/_/state', { params: { source_url: '/' } });
  const { session } = await answer.json();
  await context.close();
  return session.user.id;
}

/** Conversations above the page; on a phone their page. */
async function openFlyout(page) {
  await page.getByRole('link', { name: /^Messages/ }).click();
  await page.getByRole('link', { name: /^Mei Sato/ }).waitFor();
}
