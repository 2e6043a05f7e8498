import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { pinDetail } from '../../../test-views';
import { CloseupWords } from './CloseupWords';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

it('leads from topics to their pages, and to searches for words that name none', () => {
  const topic_links = [
    { topic: 'sofas', url: '/ideas/sofas/25/' },
    { topic: 'our cat', url: '/search/pins/?q=our+cat&rs=topic' },
  ];
  renderApp(<CloseupWords pin={pinDetail({ topics: ['sofas', 'our cat'], topic_links })} />);
  const topics = within(screen.getByRole('list', { name: 'Topics' })).getAllByRole('link');
  expect(topics.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['sofas', '/ideas/sofas/25/'],
    ['our cat', '/search/pins/?q=our+cat&rs=topic'],
  ]);
});

it('has no row where a pin has no topics', () => {
  renderApp(<CloseupWords pin={pinDetail()} />);
  expect(screen.queryByRole('list', { name: 'Topics' })).not.toBeInTheDocument();
});
