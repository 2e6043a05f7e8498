import { act, screen, waitFor, within } from '@testing-library/react';
import type { Messaging } from 'features/conversations/parts/messaging';
import { expect, it, vi } from 'vitest';
import { type Door, failure, renderApp } from '../../../test-app';
import { conversation, message } from '../../../test-talk';
import { pin, viewer } from '../../../test-views';
import { PeopleRow } from './PeopleRow';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const SUGGESTIONS = 'ShareSuggestionsResource/get';
const TYPEAHEAD = 'ShareSuggestionsTypeaheadResource/get';
const START = 'ConversationsResource/create';
const SEND = 'ConversationMessagesResource/create';
const UNSEND = 'ConversationMessageResource/delete';

const ada = viewer({ id: '2', username: 'ada', full_name: 'Ada Berg' });
const ben = viewer({ id: '3', username: 'ben', full_name: 'Ben Okri' });
const group = conversation({ id: '44', name: 'Chairs', users: [ada, ben], is_group: true });

function share(door: Door = {}) {
  const onSent = vi.fn();
  const shown = renderApp(<PeopleRow things={{ pin: pin() }} onSent={onSent} />, {
    viewer: viewer(),
    door: {
      [SUGGESTIONS]: () => ({ items: [{ type: 'user', user: ada, conversation: null }] }),
      [TYPEAHEAD]: () => ({ items: [{ type: 'conversation', user: null, conversation: group }] }),
      [START]: () => conversation(),
      [SEND]: () => message({ id: '7', text: '', is_mine: true, sender: viewer() }),
      [UNSEND]: () => message({ id: '7', text: '', is_mine: true, is_unsent: true }),
      // What is listed of conversations is asked anew.
      'ConversationsResource/get': () => [],
      ...door,
    },
  });
  return { ...shown, onSent };
}

const face = (name: string) => screen.findByRole('button', { name });
const called = (calls: { name: string }[], name: string) =>
  calls.filter((call) => call.name === name);

it('sends a thing by one press, and takes it back', async () => {
  const { calls, onSent, user } = share();
  await user.click(await face('Send to Ada Berg'));
  const sent = await face('Sent to Ada Berg');
  expect(onSent).toHaveBeenCalledOnce();
  expect(called(calls, START)).toEqual([{ name: START, options: { user_ids: ['2'] } }]);
  expect(called(calls, SEND)).toEqual([
    {
      name: SEND,
      options: {
        conversation_id: '33',
        text: '',
        pin: '900',
        source: 'share',
        client_id: expect.any(String),
      },
    },
  ]);
  // A second press sends nothing.
  await user.click(sent);
  expect(called(calls, SEND)).toHaveLength(1);
  await user.click(await face('Undo sending to Ada Berg'));
  expect(await face('Send to Ada Berg')).toHaveFocus();
  expect(called(calls, UNSEND)).toEqual([
    { name: UNSEND, options: { conversation_id: '33', message_id: '7' } },
  ]);
});

it('asks with the options of the specification, and by what is typed once it rests', async () => {
  const { calls, user } = share();
  await face('Send to Ada Berg');
  expect(calls).toEqual([
    {
      name: SUGGESTIONS,
      options: { suggestion_type: 'share', hide_group_conversations: true },
    },
  ]);
  await user.type(screen.getByRole('textbox', { name: 'Name, username or email' }), 'chairs');
  await user.click(await face('Send to Chairs'));
  await face('Sent to Chairs');
  // A group is there: nothing is begun.
  expect(called(calls, START)).toEqual([]);
  expect(called(calls, SEND)).toMatchObject([{ options: { conversation_id: '44' } }]);
  expect(called(calls, TYPEAHEAD).at(-1)).toEqual({ name: TYPEAHEAD, options: { term: 'chairs' } });
  await user.clear(screen.getByRole('textbox'));
  await face('Send to Ada Berg');
  expect(called(calls, SUGGESTIONS)).toHaveLength(1);
  // What was found is kept by the term (specification §3).
  await user.type(screen.getByRole('textbox'), 'chair');
  await waitFor(() => expect(terms(calls)).toEqual(['chairs', 'chair']));
  await user.type(screen.getByRole('textbox'), 's');
  await face('Sent to Chairs');
  await new Promise((done) => setTimeout(done, 300));
  expect(terms(calls)).toEqual(['chairs', 'chair']);
});

it('sends a thing to an address, which is not looked up and cannot be taken back', async () => {
  const { calls, onSent, user } = share();
  await user.type(screen.getByRole('textbox'), 'mei@example.com');
  await user.click(await face('Send to mei@example.com'));
  expect(await face('Sent to mei@example.com')).toBeVisible();
  expect(onSent).toHaveBeenCalledOnce();
  expect(called(calls, START)).toEqual([
    { name: START, options: { user_ids: [], emails: ['mei@example.com'] } },
  ]);
  expect(called(calls, SEND)).toMatchObject([{ options: { conversation_id: '33', pin: '900' } }]);
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  await new Promise((done) => setTimeout(done, 300));
  expect(terms(calls)).not.toContain('mei@example.com');
});

it('stands in its conversation before the server has it', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { user, store } = share({ [SEND]: () => new Promise((done) => (answer = done)) });
  const sending = () => (store.getState() as { messaging?: Messaging }).messaging?.temporary;
  await user.click(await face('Send to Ada Berg'));
  await waitFor(() => expect(sending()).toHaveLength(1));
  expect(sending()).toMatchObject([
    { conversation_id: '33', type: 'temporary', text: '', is_mine: true, pin: { id: '900' } },
  ]);
  await act(async () => answer(failure({ message: 'No.' })));
  expect(await screen.findByText('No.')).toBeVisible();
  expect(sending()).toEqual([]);
});

it('says why it was not sent, and sends it under the same name again', async () => {
  const said = [
    failure({ key: 'MessageRefused', code: 3150, message: 'You cannot write to them.' }),
  ];
  const { calls, onSent, user } = share({
    [SEND]: () => said.shift() ?? message({ id: '7', is_mine: true, sender: viewer() }),
  });
  await user.click(await face('Send to Ada Berg'));
  expect(await screen.findByText('You cannot write to them.')).toBeVisible();
  expect(onSent).not.toHaveBeenCalled();
  await user.click(await face('Send to Ada Berg'));
  await face('Sent to Ada Berg');
  expect(screen.queryByText('You cannot write to them.')).toBeNull();
  const names = called(calls, SEND).map((call) => (call as unknown as Named).options.client_id);
  expect(new Set(names).size).toBe(1);
});

/** What was asked by name. */
function terms(calls: { name: string; options: unknown }[]): unknown[] {
  const asked = calls.filter(({ name }) => name === TYPEAHEAD);
  return asked.map(({ options }) => (options as { term: string }).term);
}

interface Named {
  options: { client_id: string };
}

it('says that none is called so', async () => {
  const { user } = share({ [TYPEAHEAD]: () => ({ items: [] }) });
  await user.type(screen.getByRole('textbox'), 'xyz');
  expect(await screen.findByText('No people found')).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

it('shows a failure of suggestions as nothing', async () => {
  const gone = () => failure({ status: 503, key: 'Busy', message: 'Too much to do.' });
  const { calls, user } = share({ [SUGGESTIONS]: gone, [TYPEAHEAD]: gone });
  const row = screen.getByRole('region', { name: 'Send to people' });
  await user.type(screen.getByRole('textbox'), 'ada');
  await waitFor(() => expect(called(calls, TYPEAHEAD)).toHaveLength(1));
  await waitFor(() => expect(within(row).queryByRole('list')).toBeNull());
  expect(screen.queryByText('Too much to do.')).toBeNull();
  expect(screen.queryByText('No people found')).toBeNull();
});
