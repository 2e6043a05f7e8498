import { screen, waitFor } from '@testing-library/react';
import type { Draft } from 'features/articles/api';
import { call, callRest } from 'lib/call';
import { sendFile } from 'lib/sendFile';
import { expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { board, images, pin, viewer } from '../../../test-views';
import { EditArticleScreen } from './EditArticleScreen';

// The test's router knows no parameters.
const at = vi.hoisted(() => ({ articleId: '9' }));
vi.mock('react-router', async (real) => ({ ...(await real<object>()), useParams: () => at }));
vi.mock('lib/call', async (real) => ({
  ...(await real<object>()),
  callUntyped: vi.fn(),
  call: vi.fn(),
  callRest: vi.fn(),
}));
vi.mock('lib/sendFile', async (real) => ({ ...(await real<object>()), sendFile: vi.fn() }));

const draft: Draft = {
  type: 'article',
  id: '9',
  article_type: 3,
  title: 'Birds',
  subtitle: '',
  url: '/today/article/birds/9/',
  cover: null,
  start_time: '',
  is_automatic: false,
  state: 'standing',
  updated_ms: 100,
  cover_pin_id: null,
  is_cover_screened: false,
  pin_ids: [],
  board_ids: [],
  searches: [],
  countries: [],
  locales: [],
  starts_ms: 50,
  ends_ms: null,
  is_published: true,
};
const places = {
  'CountriesResource/get': () => [
    { value: 'AT', label: 'Austria' },
    { value: 'DE', label: 'Germany' },
  ],
  'LocalesResource/get': () => [{ value: 'de', label: 'Deutsch' }],
};
const message = 'Another employee has changed this article since you opened it.';

/** The screen of an article that another employee saves after it was opened. */
async function openAndLose() {
  let kept = draft;
  const { user, calls } = renderApp(<EditArticleScreen />, {
    viewer: viewer({ is_employee: true }),
    at: '/today/drafts/9/',
    door: {
      ...places,
      'TodayArticleDraftResource/get': () => kept,
      'TodayArticleResource/get': () => ({ ...kept, pins: [], boards: [], published_at: '' }),
      'TodayArticleResource/update': (said: { updated_ms: number; title: string }) => {
        if (said.updated_ms !== kept.updated_ms) return failure({ key: 'ArticleChanged', message });
        kept = { ...kept, title: said.title, updated_ms: kept.updated_ms + 1 };
        return kept;
      },
    },
  });
  const title = await screen.findByRole('textbox', { name: 'Title' });
  kept = { ...draft, title: 'Hawks', updated_ms: 200 };
  await user.clear(title);
  await user.type(title, 'Owls');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(title).toHaveValue('Owls');
  const saved = () =>
    calls
      .filter(({ name }) => name === 'TodayArticleResource/update')
      .map(({ options }) => (options as { updated_ms: number }).updated_ms);
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'TodayArticleDraftResource/get')).toHaveLength(2),
  );
  return { user, saved };
}

it('replaces what another employee saved only when told so', async () => {
  const { user, saved } = await openAndLose();
  // Pressed once more, the first button is as careful as before.
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved()).toEqual([100, 100]));
  await user.click(await screen.findByRole('button', { name: 'Replace theirs with mine' }));
  await waitFor(() => expect(saved()).toEqual([100, 100, 200]));
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  // From then on it is their own.
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved()).toEqual([100, 100, 200, 201]));
});

it('shows what another employee saved', async () => {
  const { user, saved } = await openAndLose();
  await user.click(screen.getByRole('button', { name: 'Drop mine and show theirs' }));
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Hawks');
  expect(screen.queryByText(message)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved()).toEqual([100, 200]));
});

it('finds pins by words, boards by links, and countries in a list', async () => {
  at.articleId = 'new';
  const { user, calls } = renderApp(<EditArticleScreen />, {
    viewer: viewer({ is_employee: true }),
    at: '/today/drafts/new/',
    door: {
      ...places,
      'BaseSearchResource/get': ({ query }: { query: string }) => ({
        results: query === 'owls' ? ['1', '2'].map((id) => pin({ id, title: `Owl ${id}` })) : [],
      }),
      'BoardResource/get': ({ slug }: { slug: string }) =>
        slug === 'birds' ? board({ id: '50', name: 'Birds' }) : failure({ status: 404 }),
      'TodayArticleResource/create': () => failure({ field: 'board_ids', message: 'Hidden: 50' }),
    },
  });
  const find = async (field: string, words: string) => {
    await user.type(await screen.findByRole('textbox', { name: field }), `${words}{Enter}`);
  };
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Night');
  await find('Pins', 'nothing at all');
  expect(await screen.findByText('Nothing was found that you can see.')).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: 'Pins' }));
  await find('Pins', 'owls');
  await user.click(await screen.findByRole('button', { name: 'Add Owl 1' }));
  await user.click(screen.getByRole('button', { name: 'Add Owl 2' }));
  expect(screen.queryByRole('list', { name: 'Found for Pins' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Move Owl 2 forward' }));
  await find('Boards', 'https://magpie.test/ada/birds/');
  expect(await screen.findByRole('button', { name: 'Remove Birds' })).toBeVisible();
  const countries = screen.getByRole('combobox', { name: 'Countries' });
  await user.selectOptions(countries, 'Germany');
  await user.selectOptions(countries, 'Austria');
  await user.click(screen.getByRole('button', { name: 'Remove Austria' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const boards = screen.getByRole('textbox', { name: 'Boards' });
  await waitFor(() => expect(boards).toHaveFocus());
  expect(boards).toHaveAccessibleDescription('Hidden: 50');
  const sent = calls.find(({ name }) => name === 'TodayArticleResource/create')?.options;
  expect(sent).toMatchObject({
    title: 'Night',
    cover_pin_id: null,
    cover_signature: null,
    pin_ids: ['2', '1'],
    board_ids: ['50'],
    countries: ['DE'],
    locales: [],
  });
});

/** The screen of an article that has a picture of its own, and what is sent of that. */
function openWithPicture(over: Partial<Draft>) {
  at.articleId = '9';
  const { user, calls } = renderApp(<EditArticleScreen />, {
    viewer: viewer({ is_employee: true }),
    at: '/today/drafts/9/',
    door: {
      ...places,
      'TodayArticleDraftResource/get': () => ({ ...draft, cover_signature: 'a1', ...over }),
      'TodayArticleResource/get': () => ({ ...draft, pins: [], boards: [], published_at: '' }),
      'TodayArticleResource/update': () => draft,
    },
  });
  const sent = () =>
    calls
      .filter(({ name }) => name === 'TodayArticleResource/update')
      .map(({ options }) => (options as Partial<Draft>).cover_signature);
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { user, sent, save };
}

it('keeps the picture of an article, uploads another and takes it away', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:oak', revokeObjectURL: () => {} });
  const target = { upload_id: '77', upload_url: '/upload/', upload_parameters: {} };
  vi.mocked(callRest).mockResolvedValue({ data: { file: target }, bookmark: null });
  vi.mocked(call).mockResolvedValue({
    data: { 77: { status: 'succeeded', signature: 'b2' } },
    bookmark: null,
  } as never);
  let arrive = () => {};
  vi.mocked(sendFile).mockImplementation(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  const cover_picture = { images: images(), dominant_color: '#5f6454' };
  const { user, sent, save } = openWithPicture({ cover_picture });
  const picture = () => screen.queryByRole('img', { name: 'What stands for the article' });
  await waitFor(() => expect(picture()).toHaveAttribute('src', images()['474x'].url));
  await save();
  await waitFor(() => expect(sent()).toEqual(['a1']));

  const file = new File(['picture'], 'oak.jpg', { type: 'image/jpeg' });
  await user.upload(screen.getByLabelText('Upload another picture'), file);
  expect(picture()).toHaveAttribute('src', 'blob:oak');
  await waitFor(() => expect(sendFile).toHaveBeenCalled());
  await save();
  expect(await screen.findByText('Wait until the picture is ready.')).toBeVisible();
  arrive();
  const held = () => document.querySelector('input[name=cover_signature]');
  await waitFor(() => expect(held()).toHaveValue('b2'));
  await save();
  await waitFor(() => expect(sent()).toEqual(['a1', 'b2']));

  await user.click(screen.getByRole('button', { name: 'Remove the picture' }));
  expect(picture()).toBeNull();
  await save();
  await waitFor(() => expect(sent()).toEqual(['a1', 'b2', null]));
});

it('says that a picture is not shown while a screen stands before it', async () => {
  const { user } = openWithPicture({ is_cover_screened: true });
  const told = () => screen.queryByText(/so the article is shown without it/);
  await waitFor(() => expect(told()).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Remove the picture' }));
  expect(told()).toBeNull();
});
