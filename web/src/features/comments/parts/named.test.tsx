import { screen, waitFor, within } from '@testing-library/react';
import type { Comment } from 'features/comments/api';
import { expect, it, vi } from 'vitest';
import { type Door, failure, renderApp } from '../../../test-app';
import { comment, pinDetail, viewer } from '../../../test-views';
import { Comments } from './Comments';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const three = ['Third.', 'Second.', 'First.'].map((text, at) =>
  comment({ id: `${803 - at}`, text, pin_id: '900', comment_count: 1 }),
);
const reply = comment({ id: '810', text: 'So?', pin_id: '900', parent_id: '801' });
const elsewhere = comment({ id: '820', text: 'Elsewhere.', pin_id: '901' });
const known: Comment[] = [...three, reply, elsewhere];

/** The page of a pin whose address names a comment. */
function show(id: string, more: Door = {}) {
  const door = {
    ...more,
    'UnifiedCommentsResource/get': () => three,
    'AggregatedCommentReplyFeedResource/get': () => [reply],
    'AggregatedCommentResource/get': ({ comment_id }: { comment_id: string }) =>
      known.find((one) => one.id === comment_id) ?? failure({ status: 404 }),
  };
  const pin = pinDetail({ id: '900', comment_count: 4 });
  const at = `/pin/900/?comment=${id}`;
  return renderApp(<Comments pin={pin} />, { door, at, viewer: viewer() });
}

const texts = () => screen.getAllByRole('article').map((one) => one.textContent);

it('shows the comment that the address names first, and gives it the focus', async () => {
  show('801');
  await waitFor(() => expect(screen.getAllByRole('article')[0]).toHaveFocus());
  expect(texts()).toEqual([expect.stringContaining('First.'), expect.stringContaining('Third.')]);
});

it('shows a reply below what it replies to', async () => {
  show('810');
  await waitFor(() => expect(screen.getAllByRole('article')[1]).toHaveFocus());
  expect(texts().slice(0, 2)).toEqual([
    expect.stringContaining('First.'),
    expect.stringContaining('So?'),
  ]);
});

it.each(['999', '820'])('shows the list as always where %s is not below the pin', async (id) => {
  show(id);
  expect(await screen.findByText('Third.')).toBeVisible();
  expect(texts()).toEqual([expect.stringContaining('Third.'), expect.stringContaining('Second.')]);
});

it('shows what readers do with it', async () => {
  const liked = () => ({ ...three[2], reaction_by_me: 1, reaction_counts: { 1: 1 } });
  const { user } = show('801', { 'AggregatedCommentReactionResource/create': liked });
  await waitFor(() => expect(screen.getAllByRole('article')[0]).toHaveFocus());
  const first = screen.getAllByRole('article')[0] as HTMLElement;
  await user.click(within(first).getByRole('button', { name: /^Like/ }));
  // The store tells of it with the next frame.
  await within(first).findByRole('button', { name: /^Like/, pressed: true });
});

it('shows it no longer once its reader hid it', async () => {
  const door = {
    'AggregatedCommentHideResource/create': () => {
      known.splice(known.indexOf(three[2] as Comment), 1);
      return {};
    },
  };
  const { user } = show('801', door);
  await waitFor(() => expect(screen.getAllByRole('article')[0]).toHaveFocus());
  const [menu] = screen.getAllByRole('button', { name: /^More about/ });
  await user.click(menu as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: 'Hide' }));
  await waitFor(() => expect(texts()[0]).toContain('Third.'));
});
