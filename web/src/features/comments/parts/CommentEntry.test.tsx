import { screen, waitFor } from '@testing-library/react';
import type { Comment } from 'features/comments/api';
import { translationApi } from 'features/comments/translation';
import { expect, it, vi } from 'vitest';
import { type Door, failure, renderApp } from '../../../test-app';
import { comment, viewer } from '../../../test-views';
import { CommentEntry } from './CommentEntry';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const DELETE = 'AggregatedCommentMentionResource/delete';
const ben = viewer({ id: '2', username: 'ben', full_name: 'Ben' });
const me = viewer();

function show(over: Partial<Comment>, more: Door = {}) {
  const door = { [DELETE]: () => ({ id: '800', tagged_users: [] }), ...more };
  const entry = <CommentEntry comment={comment({ user: ben, ...over })} />;
  return renderApp(entry, { door, viewer: me });
}

it('leads to those who are mentioned', async () => {
  const { user } = show({
    text: 'So, @ben!',
    tags: [{ user_id: '2', start: 4, length: 4 }],
    tagged_users: [ben],
  });
  expect(screen.getByRole('link', { name: '@ben' })).toHaveAttribute('href', '/ben/');
  await user.click(screen.getByRole('button', { name: 'More about the comment by Ben' }));
  await screen.findByRole('menuitem', { name: 'Report' });
  expect(screen.queryByRole('menuitem', { name: 'Unlink my name' })).toBeNull();
});

it('leads to addresses that it names', () => {
  const text = 'See https://oak.test/@ben, @ben!';
  show({ text, tags: [{ user_id: '2', start: 27, length: 4 }], tagged_users: [ben] });
  const link = screen.getByRole('link', { name: 'https://oak.test/@ben' });
  expect(link).toHaveAttribute('href', 'https://oak.test/@ben');
  expect(link).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: '@ben' })).toHaveAttribute('href', '/ben/');
});

it('keeps overrides of direction to the words in which they are', () => {
  show({ text: '\u202eevil' });
  const words = screen.getByText('\u202eevil');
  expect(words.tagName).toBe('BDI');
  expect(words).toHaveAttribute('dir', 'auto');
  expect(words).toHaveTextContent(/^\u202eevil$/);
});

it('does not say that a change failed: the words go on being changed', async () => {
  const own = { user: me, is_mine: true, may_edit: true, text: 'It sing.' };
  let refused = 0;
  const { user } = show(own, {
    'AggregatedCommentResource/update': () => {
      refused += 1;
      return failure({ status: 503, key: 'Busy', message: 'Too much to do.' });
    },
  });
  await user.click(screen.getByRole('button', { name: /^More about the comment/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const field = screen.getByRole('textbox', { name: 'Your comment' });
  await user.clear(field);
  await user.type(field, 'It sings.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(refused).toBe(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  expect(field).toHaveValue('It sings.');
  expect(screen.queryByText('Too much to do.')).toBeNull();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('is reported by others, not by its author', async () => {
  const { user, store } = show({ pin_id: '7' });
  await user.click(screen.getByRole('button', { name: 'More about the comment by Ben' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Report' }));
  const target = { id: '800', type: 'comment', parentId: '7', isProduct: false };
  expect(store.getState()).toMatchObject({ reportTarget: target });
});

it.each([
  ['Hide', 'AggregatedCommentHideResource', { comment_id: '800' }, 'Comment hidden'],
  [
    'Hide all by Ben',
    'CommenterHideResource',
    { user_id: '2' },
    'You will not see comments by Ben',
  ],
])('%s is undone', async (label, resource, options, said) => {
  const door = { [`${resource}/create`]: () => ({}), [`${resource}/delete`]: () => ({}) };
  const { user, calls } = show({}, door);
  await user.click(screen.getByRole('button', { name: 'More about the comment by Ben' }));
  await user.click(await screen.findByRole('menuitem', { name: label }));
  expect(await screen.findByText(said)).toBeVisible();
  expect(calls).toContainEqual({ name: `${resource}/create`, options });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(calls).toContainEqual({ name: `${resource}/delete`, options });
});

it('says why it is not hidden', async () => {
  const refuse = () => failure({ status: 500 });
  const { user } = show({}, { 'AggregatedCommentHideResource/create': refuse });
  await user.click(screen.getByRole('button', { name: 'More about the comment by Ben' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Hide' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText('Comment hidden')).toBeNull();
});

const NONE = 'There is no translation just now.';

it.each([
  ['what the host’s translator says', () => 'It sings.', 'It sings.', 'It sings.'],
  ['that there is none', () => '', '', NONE],
  ['so, too, when that fails', () => failure({ status: 500 }), '', NONE],
])('shows %s on demand', async (_what, translate, translatedText, said) => {
  const door = { 'AggregatedCommentTranslationResource/get': translate };
  const { user, store } = show({ text: 'Es singt.', may_translate: true }, door);
  await user.click(screen.getByRole('button', { name: 'Translate' }));
  expect(await screen.findByText(said)).toBeVisible();
  const asked = { id: '800', text: 'Es singt.' };
  const kept = translationApi.endpoints.translateComment.select(asked)(store.getState());
  expect(kept).toMatchObject({ isSuccess: true, data: { id: '800', translatedText } });
  expect(screen.getByText('Es singt.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide translation' }));
  expect(screen.queryByText(said)).toBeNull();
});

it('is not translated where the host translates nothing', () => {
  show({});
  expect(screen.queryByRole('button', { name: 'Translate' })).toBeNull();
});

it('has no menu where its author can do nothing', () => {
  show({ is_mine: true });
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

it('says to its author that the host took it down', async () => {
  show({ is_mine: true, is_taken_down: true });
  expect(await screen.findByText('Taken down by the host: only you see it.')).toBeVisible();
  const decision = screen.getByRole('link', { name: 'Read the decision' });
  expect(decision).toHaveAttribute('href', '/settings/decisions/');
});
