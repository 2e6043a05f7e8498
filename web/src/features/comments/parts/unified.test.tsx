import { screen, waitFor, within } from '@testing-library/react';
import type { PinDetail } from 'features/pins/api';
import { keepDraft } from 'lib/draft';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Door, failure, page, renderApp } from '../../../test-app';
import { comment, didIt, images, pinDetail, viewer } from '../../../test-views';
import { Comments } from './Comments';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const media = { matches: false };
beforeEach(() => {
  const none = () => undefined;
  vi.stubGlobal('matchMedia', () => ({
    ...media,
    addEventListener: none,
    removeEventListener: none,
  }));
});
afterEach(() => {
  media.matches = false;
  vi.unstubAllGlobals();
  window.sessionStorage.clear();
});

const ben = viewer({ id: '2', username: 'ben', full_name: 'Ben' });
const details = 'By https://oak.test/hats.';
const told = didIt({ pin_id: '900', user: ben, details, comment_count: 1, helpful_count: 1 });
const own = comment({ is_mine: true, may_delete: true, reaction_counts: { 1: 2 } });
const LIST = { 'UnifiedCommentsResource/get': () => [told, own] };

function show(door: Door = {}, over: Partial<PinDetail> = {}) {
  const made = { comment_count: 2, did_it_data: { user_count: 1, images_count: 0 } };
  const pin = pinDetail({ id: '900', comment_count: 2, aggregated_pin_data: made, ...over });
  return renderApp(<Comments pin={pin} />, { door: { ...LIST, ...door }, viewer: viewer() });
}

it('says in the words of the server what failed, and another try brings the list', async () => {
  let isDown = true;
  const { user } = show({
    'UnifiedCommentsResource/get': () =>
      isDown ? failure({ status: 503, message: 'Back at noon.' }) : [told, own],
  });
  const words = await screen.findByText('Back at noon.');
  expect(words.closest('[role="alert"]')).not.toBeNull();
  expect(screen.queryByRole('article')).toBeNull();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.queryByText('Back at noon.')).toBeNull();
});

it('goes on from a short page, as behind many by users whose comments are hidden', async () => {
  const { user, calls } = show({
    'UnifiedCommentsResource/get': ({ bookmarks }: { bookmarks?: string[] }) =>
      bookmarks ? [own] : page([told], 'behind them'),
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  const options = expect.objectContaining({ bookmarks: ['behind them'] });
  expect(calls).toContainEqual({ name: 'UnifiedCommentsResource/get', options });
});

it('hides sensitive photographs until they are asked for', async () => {
  const screened = { reason: 'mature', show_warning: true } as const;
  const shown = {
    ...told,
    images: [images()],
    image_signatures: ['wool'],
    dominant_colors: ['#333'],
  };
  const { user } = show({
    'UnifiedCommentsResource/get': () => [{ ...shown, sensitivity_screen: screened }],
  });
  const entry = await screen.findByRole('article', { name: 'Made by Ben' });
  const photograph = within(entry).getByText(/may be sensitive/).parentElement;
  expect(photograph).not.toHaveAttribute('open');
  await user.click(within(entry).getByText(/may be sensitive/));
  expect(photograph).toHaveAttribute('open');
});

it.each([
  [1, '(max-width: 767px) 48vw, 240px'],
  [2, '(max-width: 767px) 36vw, 180px'],
  [3, '(max-width: 767px) 24vw, 120px'],
  [4, '(max-width: 767px) 36vw, 180px'],
])('asks for %d photographs in the sizes that they are drawn in', async (count, sizes) => {
  const names = Array.from({ length: count }, (_, place) => `wool${place}`);
  const shown = {
    ...told,
    images: names.map(images),
    image_signatures: names,
    dominant_colors: names.map(() => '#333'),
  };
  show({ 'UnifiedCommentsResource/get': () => [shown] });
  const entry = await screen.findByRole('article', { name: 'Made by Ben' });
  const shots = within(entry).getAllByRole('link', { name: /^Open photograph/ });
  const drawn = shots.map((shot) => shot.querySelector('img'));
  expect(drawn.map((image) => image?.sizes)).toEqual(names.map(() => sizes));
  for (const image of drawn) expect(image?.srcset).toMatch(/\/236x\/oak.jpg 236w, /);
});

it('shows did-its among comments, and takes comments on them', async () => {
  const remark = comment({ id: '810', user_did_it_data_id: '700', text: 'Which wool?', user: ben });
  const { user, calls } = show({
    'DidItCommentsResource/get': () => [remark],
    'DidItCommentsResource/create': () => comment({ id: '811', user_did_it_data_id: '700' }),
    'DidItMarkResource/create': () => told,
  });
  const entry = await screen.findByRole('article', { name: 'Made by Ben' });
  expect(screen.getByRole('heading', { name: '3 comments' })).toBeVisible();
  const link = within(entry).getByRole('link', { name: 'https://oak.test/hats' });
  expect(link).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');
  await user.click(within(entry).getByRole('button', { name: 'Helpful · 1' }));
  expect(await within(entry).findByRole('button', { name: 'Helpful · 2' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'View 1 reply' }));
  expect(await screen.findByRole('article', { name: 'Reply by Ben' })).toHaveTextContent(
    'Which wool?',
  );
  await user.click(within(entry).getByRole('button', { name: 'Reply' }));
  await user.type(screen.getByRole('textbox', { name: 'Reply to Ben' }), 'Fine.{Control>}{Enter}');
  const options = { user_did_it_data_id: '700', text: 'Fine.', client_id: expect.any(String) };
  await waitFor(() =>
    expect(calls).toContainEqual({ name: 'DidItCommentsResource/create', options }),
  );
});

it('hides a did-it as a comment, with a way back', async () => {
  const { user, calls } = show({
    'AggregatedCommentHideResource/create': () => ({}),
    'AggregatedCommentHideResource/delete': () => ({}),
  });
  await user.click(await screen.findByRole('button', { name: 'More about what Ben made' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Hide' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const sent = calls.filter(({ name }) => name.startsWith('AggregatedCommentHideResource'));
  expect(sent.map(({ options }) => options)).toEqual([
    { comment_id: '700' },
    { comment_id: '700' },
  ]);
});

it('brings back what was deleted', async () => {
  const { user, calls } = show({
    'AggregatedCommentResource/delete': () => ({}),
    'AggregatedCommentResource/update': () => own,
  });
  await user.click(await screen.findByRole('button', { name: /^More about the comment/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const options = { comment_id: '800', restore: true };
  await waitFor(() =>
    expect(calls).toContainEqual({ name: 'AggregatedCommentResource/update', options }),
  );
});

it('shows who likes a comment', async () => {
  const reaction = { id: '800:2', comment_id: '800', user: ben, reaction_type: 1 };
  const { user } = show({
    'CommentReactionsResource/get': () => [{ ...reaction, created_at: own.created_at }],
  });
  await user.click(await screen.findByRole('button', { name: '2 likes' }));
  const dialog = await screen.findByRole('dialog', { name: '2 likes' });
  expect(await within(dialog).findByRole('link', { name: /Ben/ })).toBeVisible();
});

it('stands in a sheet on a phone, which sends what a visitor wanted to say', async () => {
  media.matches = true;
  keepDraft('comment 900', { text: 'So.', viewerId: null, sent: null, isWanted: true });
  const { user, calls } = show({ 'AggregatedCommentResource/create': () => comment() });
  const sheet = await screen.findByRole('dialog', { name: '3 comments' });
  expect(within(sheet).getByRole('textbox', { name: 'Add a comment' })).toBeVisible();
  await waitFor(() =>
    expect(calls.map(({ name }) => name)).toContain('AggregatedCommentResource/create'),
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add a comment' }));
  const again = within(await screen.findByRole('dialog', { name: '3 comments' }));
  const field = again.getByRole('textbox', { name: 'Add a comment' });
  await waitFor(() => expect(field).toHaveFocus());
});

it('keeps a reply that was begun while its sheet is away', async () => {
  media.matches = true;
  const { user } = show();
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Add a comment' }));
    const sheet = within(await screen.findByRole('dialog', { name: '3 comments' }));
    await user.click(sheet.getAllByRole('button', { name: 'Reply' })[0] as HTMLElement);
    return sheet;
  };
  const sheet = await open();
  await user.type(sheet.getByRole('textbox', { name: 'Reply to Ben' }), 'Begun');
  sheet.getByRole('article', { name: 'Made by Ben' }).focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await open();
  expect(again.getByRole('textbox', { name: 'Reply to Ben' })).toHaveValue('Begun');
});

it('stays when its reader leaves a list or a reply', async () => {
  media.matches = true;
  const { user } = show({ 'UserMentionTypeaheadResource/get': () => ({ items: [ben] }) });
  await user.click(await screen.findByRole('button', { name: 'Add a comment' }));
  const sheet = within(await screen.findByRole('dialog', { name: '3 comments' }));
  await user.type(sheet.getByRole('textbox', { name: 'Add a comment' }), '@be');
  await sheet.findByRole('option', { name: /Ben/ });
  await user.keyboard('{Escape}');
  expect(sheet.queryByRole('option')).toBeNull();
  const [reply] = sheet.getAllByRole('button', { name: 'Reply' });
  await user.click(reply as HTMLElement);
  const field = sheet.getByRole('textbox', { name: 'Reply to Ben' });
  await waitFor(() => expect(field).toHaveFocus());
  await user.keyboard('So.{Escape}');
  expect(sheet.getByRole('article', { name: 'Made by Ben' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
