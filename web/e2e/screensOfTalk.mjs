// What `screens.mjs` shows of conversations and notifications: who writes to the demo sign-in, and
// what; who does something with the pins of another user.

import { admin, hasHost, pathInMail } from './hostOfScreens.mjs';
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

/**
 * Places as `[name, path, session, act]`; what a mail's link opens only where the host's part can
 * be played. `undo` takes what was written away again.
 */
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
  const told = await newsOf(browser, server, [friend, ...strangers]);
  const house = await boardOf(browser, server, demo, friend);
  const group = await groupOf(browser, server, demo, [friend, ...strangers]);
  const one = { conversation_id: id };
  await calls(browser, server, demo, [['ContactRequestResource/update', one]]);
  await friend.call(SEND, { ...one, text: '', pin: pins[3].id });
  for (const [text, whose] of TALK) {
    const message = { ...one, text };
    if (whose === 'theirs') await friend.call(SEND, message);
    else {
      const [[sent]] = await calls(browser, server, demo, [[SEND, message]]);
      const loved = { ...one, message_id: sent.id, reaction_type: 1 };
      await friend.call('MessageReactionResource/create', loved);
    }
  }
  return {
    places: [
      ['messages', '/messages/', demo],
      ['messages-conversation', `/messages/${id}/`, demo],
      ['messages-actions', `/messages/${id}/`, demo, openActions],
      ['messages-group', `/messages/${group.id}/`, demo],
      ['messages-board', `/messages/${house.id}/`, demo],
      ['messages-members', `/messages/${group.id}/`, demo, openMembers],
      ['messages-search', `/messages/${group.id}/`, demo, search],
      ['messages-archived', '/messages/?view=archived', demo],
      ['messages-requests', '/messages/?view=requests', demo],
      ['messages-request', `/messages/${requests[0]}/?view=requests`, demo],
      ['messages-new', '/messages/?view=new', demo],
      ['messages-flyout', '/', demo, openFlyout],
      ...(hasHost ? [['messages-link', await linkOf(friend)]] : []),
      ['notifications', '/', told.session, seeNews],
      ['notifications-flyout', '/', told.session, openNews],
    ],
    undo: async () => {
      await told.undo();
      for (const user of [friend, ...strangers])
        await user.call('UserDeleteResource/create', { password: user.password });
    },
  };
}

/** Path of the link by which the owner of an address reads what was written to it. */
async function linkOf(friend) {
  const email = `gast.${crypto.randomUUID()}@pins.test`;
  // New accounts write to no addresses.
  admin('verify', friend.username);
  const text = 'Do you remember the armchair? It stands by the window now, and waits for you.';
  const begun = { emails: [email], text };
  await friend.call('ConversationsResource/create', begun);
  return pathInMail(email, 'wrote to you', 'messages/link');
}

/** What the members of a board say, the demo sign-in among them. */
async function boardOf(browser, server, demo, friend) {
  const { photograph } = await own('photographs.ts');
  const board = await friend.createBoard('Weekend house');
  await friend.createPin({ board, photograph: photograph('lights'), title: '' });
  const invite = { board_id: board.id, invited_user_id: await idOf(browser, server, demo) };
  await friend.call('BoardInviteResource/create', invite);
  await calls(browser, server, demo, [
    ['BoardInviteAcceptResource/create', { board_id: board.id }],
  ]);
  const talk = await friend.call('BoardConversationResource/create', { board_id: board.id });
  const one = { conversation_id: talk.id };
  await friend.call(SEND, { ...one, text: 'Shall we paint the shutters?' });
  await calls(browser, server, demo, [[SEND, { ...one, text: 'Blue, like the door.' }]]);
  return talk;
}

/** A group of the demo sign-in's, named and muted, beside one that they archived. */
async function groupOf(browser, server, demo, [friend, ...others]) {
  const otherIds = others.map(({ id }) => id);
  const user_ids = [await idOf(browser, server, demo), ...otherIds];
  const make = (ids, text) => friend.call('ConversationsResource/create', { user_ids: ids, text });
  const group = await make(user_ids, 'Who comes to the flea market on Sunday?');
  const asked = { conversation_id: group.id };
  const old = await make(user_ids.slice(0, 2), 'The lamps are sold, sorry.');
  const put = { conversation_id: old.id };
  await calls(browser, server, demo, [
    ['ContactRequestResource/update', asked],
    ['ContactRequestResource/update', put],
    ['ConversationArchiveResource/update', { ...put, is_archived: true }],
    ['ConversationResource/update', { ...asked, name: 'Flea market' }],
    [SEND, { ...asked, text: 'I do, and I bring the big car.' }],
    ['ConversationMuteResource/update', { ...asked, is_muted: true }],
  ]);
  await others[0].call('ContactRequestResource/update', asked);
  await others[0].call(SEND, { ...asked, text: 'Then there is room for a market of chairs.' });
  await others[1].call('ContactRequestResource/update', asked);
  await others[1].call('ConversationResource/delete', asked);
  return group;
}

/** A user whose pins others save, like and comment on, with their session. */
async function newsOf(browser, server, [friend, ...others]) {
  const { User } = await own('user.ts');
  const { photograph } = await own('photographs.ts');
  const context = await browser.newContext({ baseURL: server });
  const user = await User.signUp(context.request, 'Ines', 'Okafor');
  const board = await user.createBoard('To sit on');
  const [chair, lights] = await Promise.all(
    ['armchair', 'lights'].map((name) =>
      user.createPin({ board, photograph: photograph(name), title: '' }),
    ),
  );
  for (const one of [friend, ...others]) {
    const { id } = await one.createBoard('Loved');
    await one.call('RepinResource/create', { pin_id: chair.id, board_id: id });
    await one.call('UserFollowResource/create', { user_id: user.id });
  }
  const say = (who, resource, options) => who.call(`AggregatedComment${resource}/create`, options);
  const asked = { pin_id: chair.id, text: 'Where did you find it? I look for one like this.' };
  await say(friend, 'Resource', asked);
  const mine = { pin_id: lights.id, text: 'They hang there all year.' };
  const { id: comment_id } = await say(user, 'Resource', mine);
  await say(others[0], 'ReplyResource', { comment_id, text: 'As they should.' });
  const theirs = await others[1].createBoard('Rooms with a north light');
  const invite = { board_id: theirs.id, invited_user_id: user.id };
  await others[1].call('BoardInviteResource/create', invite);
  const session = await context.storageState();
  const undo = () => user.call('UserDeleteResource/create', { password: user.password });
  return { session, undo };
}

/** Whose session it is. */
async function idOf(browser, server, storageState) {
  const context = await browser.newContext({ baseURL: server, storageState });
  const answer = await context.request.get('/_/_/state', { params: { source_url: '/' } });
  const { session } = await answer.json();
  await context.close();
  return session.user.id;
}

async function openMembers(page) {
  await page.getByRole('button', { name: /members$/ }).click();
  await page.getByRole('dialog', { name: 'Members' }).waitFor();
}

/** What is found in a conversation. */
async function search(page) {
  await page.getByRole('button', { name: /^More about the conversation/ }).click();
  await page.getByRole('menuitem', { name: 'Search' }).click();
  await page.getByRole('textbox', { name: 'Search this conversation' }).fill('market');
  await page.getByRole('list', { name: 'Found messages' }).waitFor();
}

/** Conversations above the page; on a phone their page. */
async function openActions(page) {
  await page.getByRole('button', { name: 'React, and more' }).last().press('Enter');
  await page.getByRole('dialog', { name: 'Choose a reaction' }).waitFor();
}

async function openFlyout(page) {
  await page.getByRole('link', { name: /^Messages/ }).click();
  await page.getByRole('link', { name: /^Mei Sato/ }).waitFor();
}

/** What the user is told, above the page; on a phone its page. What is new stays so for the next picture. */
async function openNews(page) {
  await page.route('**/NewsHubSeenResource/**', (route) => route.fulfill({ json: {} }));
  // The news of many come together, some seconds later.
  await page.getByRole('link', { name: 'Notifications, 5 new' }).click();
  await page.getByRole('link', { name: /2 others saved your pin/ }).waitFor();
}

/** The page of it. */
async function seeNews(page) {
  await openNews(page);
  const all = page.getByRole('link', { name: 'See all' });
  if (await all.isVisible()) await all.click();
  await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
}
