import { screen } from '@testing-library/react';
import { PinCard } from 'features/pins/parts/PinCard';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { videos } from '../../../test-media';
import { pin } from '../../../test-views';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

type Product = NonNullable<ReturnType<typeof pin>['product']>;

/** A card whose page sells a lamp, if anything. */
function card(inStock?: boolean | null) {
  const offer = { price: '€20.00', in_stock: inStock } as Product['offer_summary'];
  const product = { name: 'Lamp', site_name: 'Oak & Sons', offer_summary: offer } as Product;
  const sold = inStock === undefined ? {} : { product };
  renderApp(<PinCard pin={pin(sold)} first={false} />, {});
}

describe('what a card says of a thing for sale', () => {
  it.each([
    ['cannot be had', false, true],
    ['can be had', true, false],
    ['may be had, as its page does not say', null, false],
  ])('that %s', (_, inStock, isGone) => {
    card(inStock);
    expect(screen.queryByText('Sold out') !== null).toBe(isGone);
    expect(screen.getByText('€20.00')).toBeInTheDocument();
    expect(screen.getByText('Oak & Sons')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Oak & Linen' })).toBeNull();
  });

  it('is nothing where nothing is for sale: it names its maker', () => {
    card();
    expect(screen.queryByText('Sold out')).toBeNull();
    expect(screen.getByRole('link', { name: 'Oak & Linen' })).toHaveAttribute('href', '/oak/');
  });
});

it('tells the length of a video, and is named as one of a picture is', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
    },
  );
  renderApp(<PinCard pin={pin({ videos: videos() })} first={false} />, {});
  expect(await screen.findByText('1:00')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Slow morning light on oak' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'A chair by a window' })).toBeInTheDocument();
});
