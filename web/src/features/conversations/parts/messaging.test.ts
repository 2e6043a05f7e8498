import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import {
  messagingActions as did,
  type Messaging,
  QUIET,
  messagingReducer as reduce,
} from './messaging';
import type { ShownMessage, Things } from './things';

const pin = { pin: { id: '900' } } as Things;

const open = { ...QUIET, isShown: true, openId: '33' };
const asked = { ...open, askedId: '33' };
const declined = { 33: { hasDeclined: true, hasBlocked: false } };
const left = { askedId: null, requests: { 33: { hasDeclined: false, hasBlocked: false } } };
const writing = { ...QUIET, isShown: true, isNew: true, attachment: pin };

describe('conversation UI (consumer specification §4)', () => {
  const table: [string, Messaging, UnknownAction, Partial<Messaging>][] = [
    ['the flyout opens', QUIET, did.flyoutOpened(), { isShown: true }],
    ['a conversation opens', { ...QUIET, isShown: true }, did.conversationOpened('33'), open],
    ['another takes its place', open, did.conversationOpened('34'), { openId: '34' }],
    [
      'opening clears attachment and new-message view',
      writing,
      did.conversationOpened('33'),
      { isNew: false, attachment: null, openId: '33' },
    ],
    ['closing', open, did.conversationClosed(), { openId: null, requests: {} }],
    ['a request is shown', open, did.requestShown('33'), { askedId: '33' }],
    [
      'closing records a declined flag',
      { ...asked, requests: declined },
      did.conversationClosed(),
      { openId: null, askedId: null, requests: declined },
    ],
    [
      'also of a request that is only left',
      asked,
      did.conversationClosed(),
      { openId: null, ...left },
    ],
    [
      'where another takes its place',
      asked,
      did.conversationOpened('34'),
      { openId: '34', ...left },
    ],
    [
      'and where a new message does',
      asked,
      did.newMessageOpened(null),
      { openId: null, isNew: true, ...left },
    ],
    [
      'and where the flyout closes above it, which keeps the conversation',
      asked,
      did.flyoutClosed(),
      { isShown: false, openId: '33', ...left },
    ],
    [
      'also of one that was declined',
      { ...asked, requests: declined },
      did.flyoutClosed(),
      { isShown: false, openId: '33', askedId: null, requests: declined },
    ],
    ['opening it once more leaves nothing', asked, did.conversationOpened('33'), {}],
    ['it was accepted', asked, did.requestShown(null), { askedId: null }],
    ['closing nothing records nothing', QUIET, did.conversationClosed(), { requests: {} }],
    [
      'opening new-message view closes the open conversation',
      open,
      did.newMessageOpened(null),
      { openId: null, isNew: true, attachment: null },
    ],
    [
      'optionally with an attached object',
      open,
      did.newMessageOpened(pin),
      { openId: null, isNew: true, attachment: pin },
    ],
    ['another without one', writing, did.newMessageOpened(null), { isNew: true, attachment: null }],
    [
      'dropdown closing clears attachment and new-message view',
      writing,
      did.flyoutClosed(),
      { isShown: false, isNew: false, attachment: null },
    ],
    ['and keeps the conversation', open, did.flyoutClosed(), { isShown: false, openId: '33' }],
    [
      'the new-message view is left',
      writing,
      did.newMessageClosed(),
      { isShown: true, isNew: false, attachment: null },
    ],
  ];
  it.each(table)('%s', (_what, before, action, changed) => {
    expect(reduce(before, action)).toEqual({ ...before, ...changed });
  });
});

describe('contact requests (business specification §3)', () => {
  it.each([
    ['declined', {}, { id: '33', hasDeclined: true }, declined],
    [
      'taken back',
      declined,
      { id: '33', hasDeclined: false },
      { 33: { hasDeclined: false, hasBlocked: false } },
    ],
    [
      'blocked after it was declined',
      declined,
      { id: '33', hasBlocked: true },
      { 33: { hasDeclined: true, hasBlocked: true } },
    ],
    [
      'another',
      declined,
      { id: '34', hasBlocked: true },
      { ...declined, 34: { hasDeclined: false, hasBlocked: true } },
    ],
  ])('%s', (_what, requests, noted, expected) => {
    expect(reduce({ ...QUIET, requests }, did.requestNoted(noted)).requests).toEqual(expected);
  });
});

it('keeps messages that are being sent until they are, or are refused', () => {
  const being = (id: string) => ({ id, client_id: id, text: '' }) as ShownMessage;
  let state = reduce(QUIET, did.temporaryAdded(being('a')));
  state = reduce(state, did.temporaryAdded(being('b')));
  expect(state.temporary.map(({ id }) => id)).toEqual(['a', 'b']);
  state = reduce(state, did.temporaryRemoved('a'));
  expect(state.temporary.map(({ id }) => id)).toEqual(['b']);
  expect(reduce(state, did.temporaryRemoved('a'))).toEqual(state);
});

describe('who writes', () => {
  const member = (conversationId: string, userId: string) => ({ conversationId, userId });
  it.each([
    ['one begins', {}, did.typingBegan(member('33', '2')), { 33: ['2'] }],
    ['goes on', { 33: ['2'] }, did.typingBegan(member('33', '2')), { 33: ['2'] }],
    ['another begins', { 33: ['2'] }, did.typingBegan(member('33', '3')), { 33: ['2', '3'] }],
    ['elsewhere', { 33: ['2'] }, did.typingBegan(member('4', '2')), { 33: ['2'], 4: ['2'] }],
    ['one ends', { 33: ['2', '3'] }, did.typingEnded(member('33', '2')), { 33: ['3'] }],
    ['the last ends', { 33: ['2'], 4: ['2'] }, did.typingEnded(member('33', '2')), { 4: ['2'] }],
    ['one who did not', { 33: ['2'] }, did.typingEnded(member('33', '3')), { 33: ['2'] }],
  ])('%s', (_what, typing, action, expected) => {
    expect(reduce({ ...QUIET, typing }, action).typing).toEqual(expected);
  });
});
