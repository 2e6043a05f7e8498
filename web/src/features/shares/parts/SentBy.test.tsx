import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { conversation } from '../../../test-talk';
import { viewer } from '../../../test-views';
import { SentBy } from './SentBy';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const METADATA = 'InviteCodeMetadataResource/get';

const sender = {
  id: '2',
  first_name: 'Ada',
  full_name: 'Ada Berg',
  image_medium_url: null,
  should_show_messaging: true,
};
const metadata = { invite_channel: 1, is_entry: false, sender };

it.each([
  ['another', '1', 'Ada Berg sent you this pin.'],
  ['the viewer', '2', 'You sent this pin.'],
])('says above a pin that %s sent it', async (_who, id, words) => {
  const at = '/pin/123/sent/?invite_code=abc';
  renderApp(<SentBy />, { door: { [METADATA]: () => metadata }, viewer: viewer({ id }), at });
  expect(await screen.findByText(words)).toBeVisible();
});

it('says nothing above a pin where it is not known who sent it', async () => {
  const door = { [METADATA]: () => failure({ status: 404, key: 'NotFound' }) };
  const { calls } = renderApp(<SentBy />, { door, at: '/pin/123/sent/?invite_code=abc' });
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('paragraph')).toBeNull());
});

const CONVERSATION = 'ConversationResource/get';

const door = { [CONVERSATION]: () => conversation() };
const received = (sender: string) => `/pin/123/sent/?conversation=33&sender=${sender}`;

it('says above a pin that came with a message which member sent it', async () => {
  const { calls } = renderApp(<SentBy />, { door, viewer: viewer(), at: received('2') });
  expect(await screen.findByText('Ada Berg sent you this pin.')).toBeVisible();
  expect(calls).toEqual([{ name: CONVERSATION, options: { conversation_id: '33' } }]);
});

it('says nothing where none of its members sent it', async () => {
  const { calls } = renderApp(<SentBy />, { door, viewer: viewer(), at: received('9') });
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('paragraph')).toBeNull());
});

it('says nothing of it to visitors, and asks nothing', async () => {
  const { calls } = renderApp(<SentBy />, { door, at: received('2') });
  await waitFor(() => expect(screen.queryByRole('paragraph')).toBeNull());
  expect(calls).toEqual([]);
});
