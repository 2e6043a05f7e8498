import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UserRef } from 'features/users/api';
import type { ShownMessage, Things } from './things';

/** What the viewer did with a contact request (business specification §3). */
export interface ContactRequest {
  hasDeclined: boolean;
  hasBlocked: boolean;
  /** Whom they blocked, who is seen nowhere until they unblock them. */
  blocked?: UserRef | undefined;
}

/** What the browser alone knows of the viewer's conversations. */
export interface Messaging {
  /** Whether the flyout is open. */
  isShown: boolean;
  /** The conversation that is open. */
  openId: string | null;
  /** The open one, while it is a contact request that was not answered. */
  askedId: string | null;
  /** Whether the view of a new message is open. */
  isNew: boolean;
  /** What is sent with a new message. */
  attachment: Things | null;
  /** Contact requests that were closed or answered, by their conversation. */
  requests: Record<string, ContactRequest>;
  /** Messages that are being sent. */
  temporary: ShownMessage[];
  /** Ids of other members who write now, by their conversation. */
  typing: Record<string, string[]>;
}

/** A member of a conversation. */
interface Member {
  conversationId: string;
  userId: string;
}

/** Before anything was opened. */
export const QUIET: Messaging = {
  isShown: false,
  openId: null,
  askedId: null,
  isNew: false,
  attachment: null,
  requests: {},
  temporary: [],
  typing: {},
};

const slice = createSlice({
  name: 'messaging',
  initialState: QUIET,
  reducers: {
    flyoutOpened: (state) => {
      state.isShown = true;
    },
    // The same where the page of conversations is left. A request is left with it, and shown anew
    // when the flyout opens above it once more.
    flyoutClosed: (state) => {
      state.isShown = false;
      leaveAsked(state);
      leaveNewMessage(state);
    },
    conversationOpened: (state, { payload: id }: PayloadAction<string>) => {
      if (state.askedId !== id) leaveAsked(state);
      state.openId = id;
      leaveNewMessage(state);
    },
    conversationClosed: (state) => {
      leaveAsked(state);
      state.openId = null;
    },
    // What is open is a request that was not answered, or none any more.
    requestShown: (state, { payload: id }: PayloadAction<string | null>) => {
      state.askedId = id;
    },
    newMessageOpened: (state, { payload }: PayloadAction<Things | null>) => {
      leaveAsked(state);
      state.openId = null;
      state.isNew = true;
      state.attachment = payload;
    },
    newMessageClosed: leaveNewMessage,
    requestNoted: (
      state,
      { payload: { id, ...noted } }: PayloadAction<{ id: string } & Partial<ContactRequest>>,
    ) => note(state, id, noted),
    temporaryAdded: (state, { payload }: PayloadAction<ShownMessage>) => {
      state.temporary.push(payload);
    },
    // The server has it, or refused it.
    temporaryRemoved: (state, { payload: clientId }: PayloadAction<string>) => {
      state.temporary = state.temporary.filter(({ client_id }) => client_id !== clientId);
    },
    typingBegan: ({ typing }, { payload: { conversationId, userId } }: PayloadAction<Member>) => {
      const users = typing[conversationId] ?? [];
      if (!users.includes(userId)) typing[conversationId] = [...users, userId];
    },
    // They sent it, or stopped.
    typingEnded: ({ typing }, { payload: { conversationId, userId } }: PayloadAction<Member>) => {
      const users = typing[conversationId];
      if (!users?.includes(userId)) return;
      const others = users.filter((id) => id !== userId);
      if (others.length > 0) typing[conversationId] = others;
      else delete typing[conversationId];
    },
  },
});

function leaveNewMessage(state: Messaging): void {
  state.isNew = false;
  state.attachment = null;
}

/** Of a request that is left it is noted whether it was declined. */
function leaveAsked(state: Messaging): void {
  if (state.askedId) note(state, state.askedId, {});
  state.askedId = null;
}

function note(state: Messaging, id: string, noted: Partial<ContactRequest>): void {
  const before = state.requests[id] ?? { hasDeclined: false, hasBlocked: false };
  state.requests[id] = { ...before, ...noted };
}

/**
 * Reducer of the store's `messaging` (consumer specification §4 "Conversation UI"); `useMessaging`
 * adds it to the store.
 */
export const messagingReducer = slice.reducer;

/** What is done with conversations in this browser. */
export const messagingActions = slice.actions;
