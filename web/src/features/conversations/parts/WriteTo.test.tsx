import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { conversation } from '../../../test-talk';
import { viewer } from '../../../test-views';
import { WriteTo } from './WriteTo';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const wide = window.matchMedia;

afterEach(() => {
  window.matchMedia = wide;
});

/** Has the window be as narrow as a phone's. */
function narrow() {
  window.matchMedia = (media) => Object.assign(wide(media), { matches: true });
}

const ada = viewer({ id: '2', username: 'ada', full_name: 'Ada Berg' });

function write(answer: unknown) {
  const onDone = vi.fn();
  const door = { 'ConversationsResource/create': () => answer };
  const shown = renderApp(<WriteTo user={ada} onDone={onDone} />, { viewer: viewer(), door });
  const messaging = () => (shown.store.getState() as { messaging?: object }).messaging;
  return { ...shown, onDone, messaging };
}

it('opens what the two write to each other, above the page', async () => {
  const { calls, onDone, messaging } = write(conversation());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(calls).toEqual([{ name: 'ConversationsResource/create', options: { user_ids: ['2'] } }]);
  expect(messaging()).toMatchObject({ isShown: true, openId: '33' });
});

it('leads to it on a phone', async () => {
  narrow();
  write(conversation());
  expect(await screen.findByText('At /messages/33/')).toBeVisible();
});

const message = 'You cannot write to them.';

it.each([
  [
    'what the server says in particular',
    { message, detail: 'They write to friends.' },
    'They write to friends.',
  ],
  ['what it says of the failure', { message, detail: null }, message],
  [
    'the same where only a field is named',
    { message, field: 'user_ids', detail: 'user_ids' },
    message,
  ],
])('says why it could not be begun: %s', async (_what, refused, words) => {
  const { onDone, messaging } = write(failure({ key: 'MessageRefused', code: 3150, ...refused }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(onDone).toHaveBeenCalledOnce();
  expect(messaging()).toBeUndefined();
});
