import { screen, waitFor, within } from '@testing-library/react';
import type { PinDetail } from 'features/pins/api';
import { keepDraft, readDraft } from 'lib/draft';
import { hearShortcuts } from 'ui/field/shortcuts';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type Door, failure, renderApp } from '../../../test-app';
import { comment, pinDetail, viewer } from '../../../test-views';
import { Comments } from './Comments';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

beforeAll(hearShortcuts);
afterEach(() => window.sessionStorage.clear());

const three = ['Third.', 'Second.', 'First.'].map((text, at) =>
  comment({ id: `${803 - at}`, text }),
);

function show(over: Partial<PinDetail>, door: Door, isVisitor = false) {
  const pin = pinDetail({ id: '900', ...over });
  const setting = { door: { 'UnifiedCommentsResource/get': () => three, ...door } };
  return renderApp(<Comments pin={pin} />, isVisitor ? setting : { ...setting, viewer: viewer() });
}

it('shows the best two, and all on demand', async () => {
  const { user, calls } = show({ comment_count: 3 }, {});
  expect(await screen.findByRole('heading', { name: '3 comments' })).toBeVisible();
  expect(JSON.stringify(calls)).not.toContain('"sort"');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Show all comments' }));
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.getAllByRole('article')[2]).toHaveFocus();
});

it('shows one once that comes again, as fewer find it helpful than before', async () => {
  const again = { 'UnifiedCommentsResource/get': () => [...three, ...three.slice(0, 1)] };
  const { user } = show({ comment_count: 3 }, again);
  await user.click(await screen.findByRole('button', { name: 'Show all comments' }));
  const shown = screen.getAllByRole('article').map((entry) => entry.dataset.comment);
  expect(shown).toEqual(['803', '802', '801']);
});

it('sends words once, under a name of their own', async () => {
  const { user, calls } = show(
    { comment_count: 0 },
    {
      'UnifiedCommentsResource/get': () => [],
      'AggregatedCommentResource/create': () => comment(),
    },
  );
  const field = screen.getByRole('textbox', { name: 'Add a comment' });
  expect(screen.queryByRole('button', { name: 'Post' })).toBeNull();
  await user.type(field, 'It sings.{Control>}{Enter}{/Control}');
  await waitFor(() => expect(field).toHaveValue(''));
  const sent = calls.filter(({ name }) => name === 'AggregatedCommentResource/create');
  expect(sent).toEqual([
    {
      name: 'AggregatedCommentResource/create',
      options: { pin_id: '900', text: 'It sings.', client_id: expect.stringMatching(/^.{1,64}$/) },
    },
  ]);
  expect(readDraft('comment 900', '1')).toBeNull();
});

it('keeps what could not be sent, and sends it again under the same name', async () => {
  const { user, calls } = show(
    { comment_count: 0 },
    {
      'UnifiedCommentsResource/get': () => [],
      'AggregatedCommentResource/create': () => failure({ key: 'Busy', message: 'Busy.' }),
    },
  );
  const field = screen.getByRole('textbox', { name: 'Add a comment' });
  await user.type(field, 'It sings.');
  for (const _ of [1, 2]) await user.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => {
    const sent = calls.filter(({ name }) => name === 'AggregatedCommentResource/create');
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual(sent[1]);
  });
  expect(field).toHaveValue('It sings.');
  expect(readDraft('comment 900', '1')?.text).toBe('It sings.');
  // Other words are another comment.
  await user.type(field, '!');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => {
    const sent = calls.filter(({ name }) => name === 'AggregatedCommentResource/create');
    const [one, , other] = sent.map(({ options }) => options as { client_id: string });
    expect(other?.client_id).toBeTruthy();
    expect(other?.client_id).not.toBe(one?.client_id);
  });
});

it('asks a visitor to sign in, and keeps their words', async () => {
  const { user, calls } = show(
    { comment_count: 0 },
    { 'UnifiedCommentsResource/get': () => [] },
    true,
  );
  await user.type(screen.getByRole('textbox', { name: 'Add a comment' }), 'It sings.');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  expect(await screen.findByText('Make an account to comment.')).toBeVisible();
  expect(readDraft('comment 900', null)).toMatchObject({ text: 'It sings.', isWanted: true });
  expect(calls.map(({ name }) => name)).not.toContain('AggregatedCommentResource/create');
  // Who declines wants nothing sent later.
  await user.keyboard('{Escape}');
  await waitFor(() => expect(readDraft('comment 900', null)).toMatchObject({ isWanted: false }));
});

it('sends what they wanted to say once they are signed in', async () => {
  const sent = { text: 'It sings.', clientId: 'one' };
  keepDraft('comment 900', { text: 'It sings.', viewerId: null, sent, isWanted: true });
  const { calls } = show(
    { comment_count: 3 },
    { 'AggregatedCommentResource/create': () => comment() },
  );
  const options = { pin_id: '900', text: 'It sings.', client_id: 'one' };
  await waitFor(() =>
    expect(calls).toContainEqual({ name: 'AggregatedCommentResource/create', options }),
  );
  await waitFor(() => expect(readDraft('comment 900', '1')).toBeNull());
});

it('offers what may be done, and changes words in their place', async () => {
  const own = comment({ text: 'It sing.', is_mine: true, may_edit: true, may_delete: true });
  const other = comment({ id: '801', user: viewer({ id: '2', full_name: 'Ben' }) });
  const { user, calls } = show(
    { comment_count: 2 },
    {
      'UnifiedCommentsResource/get': () => [own, other],
      'AggregatedCommentResource/update': () => ({ ...own, text: 'It sings.', is_edited: true }),
    },
  );
  const entry = await screen.findByRole('article', { name: 'Comment by Ines Moreau' });
  const theirs = screen.getByRole('article', { name: 'Comment by Ben' });
  await user.click(within(theirs).getByRole('button', { name: /^More/ }));
  const offered = await screen.findAllByRole('menuitem');
  expect(offered.map((item) => item.textContent)).toEqual(['Hide', 'Hide all by Ben', 'Report']);
  await user.keyboard('{Escape}');
  await user.click(
    within(entry).getByRole('button', { name: 'More about the comment by Ines Moreau' }),
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const field = within(entry).getByRole('textbox', { name: 'Your comment' });
  await user.clear(field);
  await user.type(field, 'It sings.');
  await user.click(within(entry).getByRole('button', { name: 'Save' }));
  const options = { comment_id: '800', text: 'It sings.' };
  await waitFor(() =>
    expect(calls).toContainEqual({ name: 'AggregatedCommentResource/update', options }),
  );
  // The field goes, and what has the focus stays where it was.
  await waitFor(() => expect(entry).toHaveFocus());
});

it('has the focus when a comment goes that had it, as its reader hid it', async () => {
  let said = ['801', '800'].map((id) => comment({ id, user: viewer({ id: '2' }) }));
  const { user } = show(
    { comment_count: 2 },
    {
      'UnifiedCommentsResource/get': () => said,
      'AggregatedCommentHideResource/create': () => {
        said = said.slice(1);
        return {};
      },
    },
  );
  const [menu] = await screen.findAllByRole('button', { name: /^More about/ });
  await user.click(menu as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: 'Hide' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('region', { name: '2 comments' })).toHaveFocus());
});

it.each([
  ['what another deleted', 404, 1],
  ['what failed otherwise', 503, 0],
])('asks anew for %s', async (_what, status, more) => {
  const own = comment({ is_mine: true, may_delete: true });
  const { user, calls } = show(
    { comment_count: 1 },
    {
      'UnifiedCommentsResource/get': () => [own],
      'AggregatedCommentResource/delete': () => failure({ status, message: 'No.' }),
    },
  );
  await user.click(await screen.findByRole('button', { name: /^More about/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('No.')).toBeVisible();
  const asked = calls.filter(({ name }) => name === 'UnifiedCommentsResource/get');
  expect(asked).toHaveLength(1 + more);
});

it('marks at once, and takes back what the server refuses', async () => {
  const other = comment({ user: viewer({ id: '2', full_name: 'Ben' }), helpful_count: 2 });
  const { user, calls } = show(
    { comment_count: 1 },
    {
      'UnifiedCommentsResource/get': () => [other],
      'AggregatedCommentReactionResource/create': () => other,
      'HelpfulResource/create': () => failure({ key: 'Busy', message: 'Busy.' }),
    },
  );
  const like = await screen.findByRole('button', { name: 'Like' });
  await user.click(like);
  await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'true'));
  expect(screen.getByRole('button', { name: '1 like' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Helpful · 2' }));
  const helpful = await screen.findByRole('button', { name: 'Helpful · 2' });
  await waitFor(() => expect(helpful).toHaveAttribute('aria-pressed', 'false'));
  const name = (resource: string) => calls.find((call) => call.name === resource)?.options;
  expect(name('AggregatedCommentReactionResource/create')).toEqual({
    comment_id: '800',
    reaction_type: 1,
  });
  expect(name('HelpfulResource/create')).toEqual({ comment_id: '800', model_type: 1 });
});

it('lets the pinner highlight, and readers choose an order', async () => {
  const own = { may_delete: true, may_highlight: true };
  const { user, calls } = show(
    { comment_count: 3 },
    {
      'UnifiedCommentsResource/get': () => three.map((one) => ({ ...one, ...own })),
      'AggregatedCommentHighlightResource/update': () => three[0],
    },
  );
  await user.click(
    (await screen.findAllByRole('button', { name: /^More about/ }))[0] as HTMLElement,
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Highlight' }));
  const first = { aggregated_comment: '803', pin: '900', highlight: true };
  await waitFor(() =>
    expect(calls).toContainEqual({
      name: 'AggregatedCommentHighlightResource/update',
      options: first,
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Show all comments' }));
  await user.click(screen.getByRole('button', { name: 'Newest' }));
  await waitFor(() =>
    expect(calls).toContainEqual({
      name: 'UnifiedCommentsResource/get',
      options: expect.objectContaining({ pin_id: '900', sort: 'newest' }),
    }),
  );
});

const empty: [Partial<PinDetail>, Door] = [
  { comment_count: 0 },
  { 'UnifiedCommentsResource/get': () => [] },
];

it('is led to by a key from elsewhere, and left by Escape', async () => {
  const { user } = show(...empty);
  const field = screen.getByRole('textbox', { name: 'Add a comment' });
  await user.keyboard('{Control>}c{/Control}');
  expect(field).not.toHaveFocus();
  await user.keyboard('c');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
  // What is typed there is text.
  await user.keyboard('can');
  expect(field).toHaveValue('can');
  await user.keyboard('{Escape}');
  expect(field).not.toHaveFocus();
  await user.keyboard('c');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('can');
});

it('leaves the keys to a panel above the page', async () => {
  const { user } = show(...empty);
  const field = screen.getByRole('textbox', { name: 'Add a comment' });
  await user.click(screen.getByRole('button', { name: 'Add an emoji' }));
  const panel = await screen.findByRole('dialog', { name: 'Emoji' });
  within(panel).getByRole('button', { name: 'robot' }).focus();
  await user.keyboard('c');
  expect(field).not.toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('🤖');
  await waitFor(() => expect(field).toHaveFocus());
});

it('sends by the Command key and Enter', async () => {
  const { user, calls } = show(empty[0], {
    ...empty[1],
    'AggregatedCommentResource/create': () => comment(),
  });
  const field = screen.getByRole('textbox', { name: 'Add a comment' });
  await user.type(field, 'It sings.{Meta>}{Enter}{/Meta}');
  await waitFor(() => expect(field).toHaveValue(''));
  expect(calls.map(({ name }) => name)).toContain('AggregatedCommentResource/create');
});
