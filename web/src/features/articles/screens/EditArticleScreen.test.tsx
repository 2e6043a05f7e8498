import { screen, waitFor } from '@testing-library/react';
import type { Draft } from 'features/articles/api';
import { expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';
import { EditArticleScreen } from './EditArticleScreen';

// The test's router knows no parameters.
vi.mock('react-router', async (real) => ({
  ...(await real<object>()),
  useParams: () => ({ articleId: '9' }),
}));
vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

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
  pin_ids: [],
  board_ids: [],
  searches: [],
  countries: [],
  locales: [],
  starts_ms: 50,
  ends_ms: null,
  is_published: true,
};
const message = 'Another employee has changed this article since you opened it.';

/** The screen of an article that another employee saves after it was opened. */
async function openAndLose() {
  let kept = draft;
  const { user, calls } = renderApp(<EditArticleScreen />, {
    viewer: viewer({ is_employee: true }),
    at: '/today/drafts/9/',
    door: {
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
