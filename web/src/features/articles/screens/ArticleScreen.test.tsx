import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { images, pin } from '../../../test-views';
import { ArticleScreen } from './ArticleScreen';

// The test's router knows no parameters.
vi.mock('react-router', async (real) => ({
  ...(await real<object>()),
  useParams: () => ({ articleId: '9' }),
}));
vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

/** An article of trends, as the server answers it. */
const owls = {
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
  searches: [],
  published_at: '',
};

function open(over: object) {
  const door = { 'TodayArticleResource/get': () => ({ ...owls, ...over }) };
  renderApp(<ArticleScreen />, { at: '/today/trending/owls/9/', door });
}

it('shows the picture of its own instead of a pin, and leads to none', async () => {
  const cover_picture = {
    images: { ...images(), orig: { url: '/own.png', width: 1_000, height: 700 } },
    dominant_color: '#5f6454',
  };
  open({ cover: pin({ id: '1' }), cover_picture });
  await screen.findByRole('heading', { level: 1, name: 'Owls' });
  const pictures = [...document.querySelectorAll('img')];
  expect(pictures.map(({ alt, srcset }) => [alt, srcset.includes('/own.png 1000w')])).toEqual([
    ['', true],
  ]);
  expect(document.querySelector('a[href="/pin/1/"]')).toBeNull();
});

it('shows pictures of what its searches find, and words alone of those that find nothing', async () => {
  open({
    searches: [
      { query: 'owls', pins: [pin({ id: '1' }), pin({ id: '2' })] },
      { query: 'hawks', pins: [] },
    ],
  });
  const found = await screen.findByRole('link', { name: 'owls' });
  expect(found).toHaveAttribute('href', '/search/pins/?q=owls&article=9&rs=article');
  const pictures = [...found.querySelectorAll('img')];
  // Two beside each other, each half of the tile.
  const half = 'calc((100vw - 32px) * 0.50), (max-width: 767px) calc(50vw * 0.50)';
  expect(pictures.map(({ sizes }) => sizes)).toEqual(
    Array(2).fill(`(max-width: 487px) ${half}, calc(260px * 0.50)`),
  );
  const hawks = screen.getByRole('link', { name: 'hawks' });
  expect(hawks.querySelectorAll('img')).toHaveLength(0);
});
