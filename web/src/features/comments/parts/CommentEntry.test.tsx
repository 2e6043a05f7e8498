import { screen } from '@testing-library/react';
import type { Comment } from 'features/comments/api';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { comment, viewer } from '../../../test-views';
import { CommentEntry } from './CommentEntry';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const DELETE = 'AggregatedCommentMentionResource/delete';
const ben = viewer({ id: '2', username: 'ben', full_name: 'Ben' });
const me = viewer();

function show(over: Partial<Comment>) {
  const door = { [DELETE]: () => ({ id: '800', tagged_users: [] }) };
  return renderApp(<CommentEntry comment={comment({ user: ben, ...over })} />, {
    door,
    viewer: me,
  });
}

it('leads to those who are mentioned', () => {
  show({
    text: 'So, @ben!',
    tags: [{ user_id: '2', start: 4, length: 4 }],
    tagged_users: [ben],
  });
  expect(screen.getByRole('link', { name: '@ben' })).toHaveAttribute('href', '/ben/');
  expect(screen.queryByRole('button', { name: /^More/ })).toBeNull();
});

it('lets those who are mentioned take their name out', async () => {
  const name = `@${me.username}`;
  const { user, calls } = show({
    text: name,
    tags: [{ user_id: me.id, start: 0, length: name.length }],
    tagged_users: [me],
  });
  await user.click(screen.getByRole('button', { name: 'More about the comment by Ben' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unlink my name' }));
  expect(await screen.findByText('Your name there no longer leads to your profile')).toBeVisible();
  expect(calls).toContainEqual({ name: DELETE, options: { id: '800' } });
});
