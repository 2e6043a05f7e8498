import { screen } from '@testing-library/react';
import { ShopScreen } from 'features/shopping/screens/ShopScreen';
import { describe, expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

// An address that is its own pattern: it names the topic `:category`.
const AT = '/shopping/:category/:id/';

/** The shop of a topic whose list is refused so. */
function shop(at: string, status: number) {
  const refused = () => failure({ key: status === 404 ? 'NotFound' : 'Unknown', status });
  return renderApp(<ShopScreen />, { at, door: { 'ShoppingFeedResource/get': refused } });
}

describe('the shop of a topic', () => {
  it.each([AT, `${AT}?in_stock=1`])('says at %s that there is none', async (at) => {
    const { calls } = shop(at, 404);
    expect(await screen.findByText('There is no such topic.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeInTheDocument();
    expect(calls[0]?.options).toMatchObject({ category: ':category' });
  });

  it('keeps its page where the server fails', async () => {
    shop(AT, 500);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.queryByText('There is no such topic.')).toBeNull();
  });
});
