import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { pin } from '../../../test-views';
import { ArticleScreen } from './ArticleScreen';

// The test's router knows no parameters.
vi.mock('react-router', async (real) => ({
  ...(await real<object>()),
  useParams: () => ({ articleId: '9' }),
}));
vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

it('shows pictures of what its searches find, and words alone of those that find nothing', async () => {
  renderApp(<ArticleScreen />, {
    at: '/today/trending/owls/9/',
    door: {
      'TodayArticleResource/get': () => ({
        type: 'article',
        id: '9',
        article_type: 2,
        title: 'Owls',
        subtitle: '',
        url: '/today/trending/owls/9/',
        cover: null,
        start_time: '',
        is_automatic: true,
        pins: [],
        boards: [],
        searches: [
          { query: 'owls', pins: [pin({ id: '1' }), pin({ id: '2' })] },
          { query: 'hawks', pins: [] },
        ],
        published_at: '',
      }),
    },
  });
  const owls = await screen.findByRole('link', { name: 'owls' });
  expect(owls).toHaveAttribute('href', '/search/pins/?q=owls&rs=article');
  const pictures = [...owls.querySelectorAll('img')];
  // Two beside each other, each half of the tile.
  const half = 'calc((100vw - 32px) * 0.50), (max-width: 767px) calc(50vw * 0.50)';
  expect(pictures.map(({ sizes }) => sizes)).toEqual(
    Array(2).fill(`(max-width: 487px) ${half}, calc(260px * 0.50)`),
  );
  const hawks = screen.getByRole('link', { name: 'hawks' });
  expect(hawks.querySelectorAll('img')).toHaveLength(0);
});
