import { screen, waitFor, within } from '@testing-library/react';
import type { Comment } from 'features/comments/api';
import { afterEach, expect, it, vi } from 'vitest';
import { type Door, failure, renderApp } from '../../../test-app';
import { comment, didIt, viewer } from '../../../test-views';
import { CommentThread } from './CommentThread';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

afterEach(() => window.sessionStorage.clear());

const CREATE = 'AggregatedCommentReplyResource/create';
const GET = 'AggregatedCommentReplyFeedResource/get';

const ben = viewer({ id: '2', username: 'ben', full_name: 'Ben' });
const replies = ['Loud.', 'Very.'].map((text, at) =>
  comment({ id: `${801 + at}`, parent_id: '800', text, user: ben }),
);

function show(over: Partial<Comment>, door: Door, { isOff = false, isVisitor = false } = {}) {
  const thread = <CommentThread entry={comment({ user: ben, ...over })} isOff={isOff} />;
  const setting = { door: { [GET]: () => replies, ...door } };
  return renderApp(thread, isVisitor ? setting : { ...setting, viewer: viewer() });
}

it('shows replies to a comment on demand', async () => {
  const { user, calls } = show({ comment_count: 2 }, {});
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'View 2 replies' }));
  const list = await screen.findByRole('list', { name: 'Replies' });
  expect(within(list).getAllByRole('article', { name: 'Reply by Ben' })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Hide replies' }));
  expect(screen.queryByRole('list')).toBeNull();
});

it.each([
  ['replies', GET, comment({ comment_count: 2 })],
  ['comments on a did-it', 'DidItCommentsResource/get', didIt({ comment_count: 2 })],
])('says in the words of the server what failed, and another try brings %s', async (...row) => {
  const [_what, name, entry] = row;
  let isDown = true;
  const { user } = renderApp(<CommentThread entry={entry} isOff={false} />, {
    door: {
      [name]: () => (isDown ? failure({ status: 503, message: 'Back at noon.' }) : replies),
    },
    viewer: viewer(),
  });
  await user.click(screen.getByRole('button', { name: 'View 2 replies' }));
  const words = await screen.findByText('Back at noon.');
  expect(words.closest('[role="alert"]')).not.toBeNull();
  expect(screen.queryByRole('list', { name: 'Replies' })).toBeNull();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const list = await screen.findByRole('list', { name: 'Replies' });
  expect(within(list).getAllByRole('article', { name: 'Reply by Ben' })).toHaveLength(2);
  expect(screen.queryByText('Back at noon.')).toBeNull();
});

it('answers a comment, and shows the answer', async () => {
  const { user, calls } = show({ comment_count: 1 }, { [CREATE]: () => replies[0] });
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  const field = screen.getByRole('textbox', { name: 'Reply to Ben' });
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, 'It does.{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('list', { name: 'Replies' })).toBeVisible();
  const options = {
    comment_id: '800',
    text: 'It does.',
    client_id: expect.stringMatching(/^.{1,64}$/),
  };
  expect(calls).toContainEqual({ name: CREATE, options });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('article', { name: 'Comment by Ben' })).toHaveFocus();
});

it('opens nothing below what stands here without its did-it', async () => {
  const { user, calls } = show(
    { user_did_it_data_id: '700' },
    { [CREATE]: () => comment({ id: '811', user_did_it_data_id: '700' }) },
  );
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  await user.type(screen.getByRole('textbox', { name: 'Reply to Ben' }), 'So.');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(calls.map(({ name }) => name)).toEqual([CREATE]);
});

it('says whom an answer to an answer is for', async () => {
  const { user, calls } = show({ comment_count: 2 }, { [CREATE]: () => replies[0] });
  await user.click(screen.getByRole('button', { name: 'View 2 replies' }));
  const [first] = await screen.findAllByRole('article', { name: 'Reply by Ben' });
  await user.click(within(first as HTMLElement).getByRole('button', { name: 'Reply' }));
  const field = screen.getByRole('textbox', { name: 'Reply to Ben' });
  expect(field).toHaveValue('@ben ');
  await waitFor(() => expect(field).toHaveFocus());
  // At the end of what stands there.
  await user.keyboard('So.');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  const options = expect.objectContaining({ comment_id: '801', text: '@ben So.' });
  await waitFor(() => expect(calls).toContainEqual({ name: CREATE, options }));
});

it('keeps what could not be sent, and sends it again under the same name', async () => {
  const { user, calls } = show({}, { [CREATE]: () => failure({ message: 'Busy.' }) });
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  const field = screen.getByRole('textbox', { name: 'Reply to Ben' });
  await user.type(field, 'It does.');
  for (const times of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(calls).toHaveLength(times));
    await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
  }
  const names = calls.map(({ options }) => (options as { client_id: string }).client_id);
  expect(names[1]).toBe(names[0]);
  expect(field).toHaveValue('It does.');
  await user.type(field, '{Escape}');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('keeps what is begun while another reply is', async () => {
  const { user } = show({ comment_count: 2 }, {});
  await user.click(screen.getByRole('button', { name: 'View 2 replies' }));
  const [first] = await screen.findAllByRole('article', { name: 'Reply by Ben' });
  const [top] = screen.getAllByRole('button', { name: 'Reply' });
  const field = () => screen.getByRole('textbox', { name: 'Reply to Ben' });
  await user.click(top as HTMLElement);
  await user.type(field(), 'Begun');
  await user.click(within(first as HTMLElement).getByRole('button', { name: 'Reply' }));
  expect(field()).toHaveValue('@ben ');
  await user.click(top as HTMLElement);
  expect(field()).toHaveValue('Begun');
  await waitFor(() => expect(field()).toHaveFocus());
  await user.keyboard('{Escape}');
  await user.click(top as HTMLElement);
  expect(field()).toHaveValue('');
});

it('asks a visitor in', async () => {
  const { user } = show({}, {}, { isVisitor: true });
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  expect(await screen.findByText('Make an account to reply.')).toBeVisible();
});

it('takes no reply where the pin takes none', () => {
  show({ comment_count: 2 }, {}, { isOff: true });
  expect(screen.getByRole('button', { name: 'View 2 replies' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
});
