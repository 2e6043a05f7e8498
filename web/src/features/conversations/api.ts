import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api, read, walk, write } from 'lib/api';
import type { Schema } from 'lib/call';
import { whileSession } from 'lib/sessionEnd';
import { mergeMessages } from './parts/order';

/** A conversation, as one of its members sees it. */
export type Conversation = Schema['ConversationView'];

/** A message. */
export type Message = Schema['MessageView'];

/** The lists: conversations, what is archived, contact requests. */
export const LISTS = { type: 'Conversation' as const, id: 'LISTS' };

/** What is asked of the list of what the viewer archived. */
export const ARCHIVE = { is_archived: true };

/** Of what is asked without the viewer's doing, at any time: given up when the session ends. */
const BESIDE = { extraOptions: { bound: whileSession } };

/** What users write to each other. Comes with the first of its parts. */
export const conversationsApi = api
  .enhanceEndpoints({ addTagTypes: ['Conversation', 'Messages', 'Badge'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getBadge: build.query({
        ...read('NewsHubBadgeResource'),
        ...BESIDE,
        providesTags: ['Badge'],
      }),
      listConversations: build.infiniteQuery({
        ...walk('ConversationsResource'),
        ...BESIDE,
        providesTags: [LISTS],
      }),
      listContactRequests: build.infiniteQuery({
        ...walk('ContactRequestsResource'),
        ...BESIDE,
        providesTags: [LISTS],
      }),
      getConversation: build.query({
        ...read('ConversationResource'),
        onQueryStarted: async (_asked, { dispatch, queryFulfilled }) => {
          const answer = await queryFulfilled.catch(() => null);
          if (answer) dispatch(cameAlong(answer.data));
        },
        providesTags: (_found, _error, { conversation_id: id }) => [{ type: 'Conversation', id }],
      }),
      listMessages: build.infiniteQuery({
        ...walk('ConversationMessagesResource'),
        keepUnusedDataFor: 60,
        providesTags: (_pages, _error, { conversation_id: id }) => [{ type: 'Messages', id }],
      }),
      // Its latest messages alone, which go to the others.
      listNewest: build.query({
        ...read('ConversationMessagesResource'),
        ...BESIDE,
        keepUnusedDataFor: 0,
        onQueryStarted: async ({ conversation_id }, { dispatch, queryFulfilled }) => {
          const answer = await queryFulfilled.catch(() => null);
          if (answer) dispatch(newestCame(conversation_id, answer.data));
        },
      }),
      startConversation: build.mutation({
        ...write('ConversationsResource', 'create'),
        invalidatesTags: (made) =>
          made
            ? [LISTS, { type: 'Messages', id: made.id }, { type: 'Conversation', id: made.id }]
            : [],
      }),
      sendMessage: build.mutation(write('ConversationMessagesResource', 'create')),
      unsendMessage: build.mutation({
        ...write('ConversationMessageResource', 'delete'),
        onQueryStarted: async ({ conversation_id }, { dispatch, queryFulfilled }) => {
          const answer = await queryFulfilled.catch(() => null);
          if (answer) dispatch(newestCame(conversation_id, [answer.data]));
        },
      }),
      seeConversation: build.mutation({
        ...write('ConversationSeenResource', 'update'),
        // At once: opening it clears what is unread (specification §4 "Conversation UI").
        onQueryStarted: ({ conversation_id }, { dispatch }) => {
          dispatch(seen(conversation_id));
        },
        invalidatesTags: ['Badge'],
      }),
    }),
  });

type State = Parameters<typeof conversationsApi.util.selectCachedArgsForQuery>[0];

/** Of a store in which conversations are kept. */
export type ConversationsDispatch = ThunkDispatch<State, unknown, UnknownAction>;

/** What is done with it. */
export type Thunk<Answer = void> = ThunkAction<Answer, State, unknown, UnknownAction>;

/** What is known of a conversation may be old. */
export function conversationChanged(id: string) {
  return conversationsApi.util.invalidateTags([{ type: 'Conversation', id }]);
}

/** How much is new may have changed. */
export function badgeChanged() {
  return conversationsApi.util.invalidateTags(['Badge']);
}

/** Something was written, or read: what is listed may be old. */
export function listsChanged() {
  return conversationsApi.util.invalidateTags([LISTS]);
}

/** The viewer looked at what they were told: at once nothing of it is new. */
export function noticesSeen() {
  return conversationsApi.util.updateQueryData('getBadge', {}, (badge) => {
    badge.news_hub_unseen_count = 0;
  });
}

/** The newest messages that came with a conversation go to the others, where those are known. */
export function cameAlong({ id, messages }: Conversation): Thunk {
  return (dispatch, getState) => {
    const asked = { conversation_id: id };
    const kept = conversationsApi.endpoints.listMessages.select(asked)(getState()).data;
    if (kept) dispatch(newestCame(id, messages));
  };
}

/** Messages that the server told go to those that are known of their conversation. */
export function newestCame(conversationId: string, messages: readonly Message[]): Thunk {
  return (dispatch, getState) => {
    const asked = { conversation_id: conversationId };
    const kept = conversationsApi.endpoints.listMessages.select(asked)(getState()).data;
    // It is not open.
    if (!kept) return dispatch(told(conversationId, messages));
    const known = new Set(kept.pages.flatMap(({ data }) => data.map(({ id }) => id)));
    const fresh = messages.filter(({ id }) => !known.has(id));
    dispatch(changed(conversationId, messages));
    if (fresh.length === 0) return;
    // The earliest is not known: some may lie between, as after a night.
    const [earliest] = mergeMessages(messages, []);
    if (messages.length > 1 && earliest && !known.has(earliest.id)) {
      dispatch(
        conversationsApi.util.invalidateTags([{ type: 'Messages', id: conversationId }, LISTS]),
      );
      return;
    }
    dispatch(
      conversationsApi.util.updateQueryData('listMessages', asked, ({ pages: [first] }) => {
        if (first) first.data = mergeMessages(first.data, fresh).reverse();
      }),
    );
    dispatch(told(conversationId, fresh));
    const { data } = conversationsApi.endpoints.getConversation.select(asked)(getState());
    if (data && mayChange(data, fresh)) dispatch(conversationChanged(conversationId));
    // Its name stands in the lists, or its members do.
    if (fresh.some(({ event }) => event)) dispatch(listsChanged());
  };
}

/**
 * Whether these messages may change more of a conversation: an answer lets the viewer write again,
 * what was archived comes back, and of events the name and the members are others.
 */
function mayChange({ awaits_answer, is_archived }: Conversation, fresh: readonly Message[]) {
  return fresh.some(({ event, is_mine }) => event || is_archived || (awaits_answer && !is_mine));
}

/** What is known of these messages is what the server says now: reactions, and what was taken back. */
function changed(conversationId: string, messages: readonly Message[]): Thunk {
  return (dispatch) => {
    const now = new Map(messages.map((message) => [message.id, message]));
    dispatch(
      changeMessages(conversationId, (one) => {
        const message = now.get(one.id);
        if (message) assignChanged(one, message);
      }),
    );
    dispatch(
      changeLists((one) => {
        const message = one.last_message && now.get(one.last_message.id);
        if (message && isOther(one.last_message, message)) one.last_message = message;
      }),
    );
  };
}

/** Whether a message was taken back, taken down or put back meanwhile. */
function isOther(before: Message | null | undefined, now: Message): boolean {
  return before?.is_unsent !== now.is_unsent || before.is_taken_down !== now.is_taken_down;
}

/** Leaves alone what is the same, so that it need not be drawn anew. */
function assignChanged(one: Message, now: Message) {
  if (isOther(one, now)) Object.assign(one, NOTHING, now);
  const { reaction_counts, reaction_by_me } = now;
  const felt = JSON.stringify([one.reaction_counts, one.reaction_by_me ?? null]);
  if (felt === JSON.stringify([reaction_counts, reaction_by_me ?? null])) return;
  Object.assign(one, { reaction_counts, reaction_by_me });
}

/** What is left of what was sent with a message that was taken back or down. */
const NOTHING = {
  pin: null,
  board: null,
  user: null,
  user_did_it_data: null,
  is_thing_hidden: false,
};

/** Changes messages that are kept of a conversation. */
export function changeMessages(conversation_id: string, change: (one: Message) => void) {
  return conversationsApi.util.updateQueryData('listMessages', { conversation_id }, ({ pages }) => {
    for (const { data } of pages) data.forEach(change);
  });
}

/** Says in the list of conversations what was written last. */
function told(conversationId: string, fresh: readonly Message[]): Thunk {
  return (dispatch) => {
    const all = mergeMessages(fresh, []);
    const last = all.at(-1);
    if (!last) return;
    // An event moves no conversation in its list.
    const written = all.filter(({ event }) => !event).at(-1);
    let isListed = false;
    const tell = (one: Conversation) => {
      if (one.id !== conversationId || one.position > last.created_ms) return;
      // Words bring back what was archived.
      isListed = !(one.is_archived && written);
      one.last_message = last;
      one.position = written?.created_ms ?? one.position;
    };
    dispatch(changeLists(tell));
    if (!isListed) dispatch(conversationsApi.util.invalidateTags([LISTS]));
  };
}

/** Nothing of it is unread any more. */
function seen(conversationId: string): Thunk {
  return (dispatch) => {
    let wasTold = false;
    const see = (one: Conversation) => {
      // What is muted is in no badge, nor is what is asked.
      wasTold ||= one.unread > 0 && !one.is_muted && !one.is_request;
      one.unread = 0;
    };
    dispatch(changeConversation(conversationId, see));
    if (!wasTold) return;
    dispatch(
      conversationsApi.util.updateQueryData('getBadge', {}, (badge) => {
        badge.conversations_unseen_count = Math.max(0, badge.conversations_unseen_count - 1);
      }),
    );
  };
}

/** Changes what is kept of a conversation: in the lists, and by itself. */
export function changeConversation(id: string, change: (one: Conversation) => void): Thunk {
  return (dispatch) => {
    const asked = { conversation_id: id };
    dispatch(changeLists((one) => one.id === id && change(one)));
    dispatch(conversationsApi.util.updateQueryData('getConversation', asked, change));
  };
}

/** Changes conversations in the lists that are kept: the inbox, what is archived, and requests. */
function changeLists(change: (one: Conversation) => void): Thunk {
  const { updateQueryData } = conversationsApi.util;
  const changeAll = ({ pages }: { pages: { data: Conversation[] }[] }) => {
    for (const { data } of pages) data.forEach(change);
  };
  return (dispatch) => {
    dispatch(updateQueryData('listConversations', {}, changeAll));
    dispatch(updateQueryData('listConversations', ARCHIVE, changeAll));
    dispatch(updateQueryData('listContactRequests', {}, changeAll));
  };
}
