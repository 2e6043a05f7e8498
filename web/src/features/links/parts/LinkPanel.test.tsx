import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LinkAbout, RichMetadata } from 'features/links/api';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { closeup } from '../../../test-views';
import { LinkPanel } from './LinkPanel';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const page: RichMetadata = {
  title: 'A page',
  description: 'What it is about.',
  site_name: 'Oak & Linen',
  url: 'https://oak.test/a',
  products: [],
};
const health = { is_broken: false, checked_at: 'Thu, 25 Jun 2020 06:13:42 +0000' };
const summary = (type_name: string) => ({
  type_name,
  display_name: '',
  display_description: '',
  site_name: '',
  url: '',
});

function show(about: Partial<LinkAbout>) {
  return renderApp(<LinkPanel about={{ ...closeup, ...about }} link="https://oak.test/a" />);
}

describe('what a page says about itself', () => {
  it('is a recipe: by where a shop has it, its times, for how many', () => {
    const recipe: RichMetadata['recipe'] = {
      name: 'Lemon chicken',
      display_cook_time: '1 hr 15 min',
      cook_times: { total: { h: 1, m: 15 }, prep: { h: 0, m: 15 }, cook: null },
      servings_summary: { serves: 4, summary: 'Serves 4' },
      aggregate_rating: { rating_value: 4.87, best_rating: 5, rating_count: 213 },
      diets: ['Gluten free'],
      ingredients: [
        { category: 'Produce', ingredients: [{ amt: '2', name: 'lemons' }] },
        { category: 'Meat', ingredients: [{ amt: '', name: 'chicken thighs' }] },
      ],
      instructions: [
        { section: 'Roast', text: 'Heat the oven.' },
        { section: 'Roast', text: 'Roast it.' },
        { section: null, text: '<b>Eat</b>' },
      ],
    };
    show({
      rich_metadata: { ...page, recipe },
      rich_summary: summary('recipe'),
      link_health: health,
    });
    const panel = within(screen.getByRole('region', { name: 'Lemon chicken' }));
    expect(panel.getByText('1 hr 15 min')).toBeInTheDocument();
    expect(panel.getByText('4.9 of 5 (213)')).toBeInTheDocument();
    expect(panel.getByRole('heading', { name: 'Produce' })).toBeInTheDocument();
    expect(panel.getByText('lemons')).toBeInTheDocument();
    expect(panel.getByText('Gluten free')).toBeInTheDocument();
    // Texts are texts.
    expect(panel.getByText('<b>Eat</b>')).toBeInTheDocument();
    expect(screen.queryByText(/is gone/)).not.toBeInTheDocument();
  });

  it('is something for sale, with what it was before and whether there is any', () => {
    const product: RichMetadata['products'][number] = {
      name: 'Wool throw',
      brand: { name: 'Fell', is_merchant: false },
      offer_summary: {
        price: '€79.90',
        standard_price: '€119.00',
        in_stock: true,
        availability: 'LimitedAvailability',
      },
      shipping_info: { free_shipping_price: '€0.00', free_shipping_value: 0 },
    };
    show({
      rich_metadata: { ...page, products: [product] },
      rich_summary: summary('product'),
      link_health: health,
    });
    const panel = within(screen.getByRole('region', { name: 'Wool throw' }));
    for (const words of ['Fell', '€79.90', 'Few left', 'Free shipping']) {
      expect(panel.getByText(words)).toBeInTheDocument();
    }
    expect(panel.getByText(/€119.00/)).toHaveTextContent('Before: €119.00');
    expect(panel.getByRole('link', { name: 'View at Oak & Linen' })).toHaveAttribute(
      'href',
      'https://oak.test/a',
    );
  });

  it('is an article, which is not said of a recipe that is one too', () => {
    const article = { headline: 'Old mill', authors: ['Ana Reis'], date_published: '2024-05-31' };
    const about = { rich_metadata: { ...page, article }, link_health: health };
    show({ ...about, rich_summary: summary('article') });
    expect(screen.getByText('By Ana Reis · May 31, 2024')).toBeInTheDocument();
    cleanup();
    show({ ...about, rich_summary: summary('product') });
    expect(screen.queryByText(/Ana Reis/)).not.toBeInTheDocument();
  });

  it('is gone, and what it was about stays', () => {
    const tutorial = {
      name: 'Hang a shelf',
      total_time: { h: 0, m: 30 },
      supplies: ['Oak board'],
      tools: ['Drill'],
      instructions: [],
    };
    show({
      rich_metadata: { ...page, tutorial },
      rich_summary: summary('tutorial'),
      link_health: { ...health, is_broken: true },
    });
    expect(screen.getByText('The page this leads to is gone')).toBeInTheDocument();
    expect(screen.getByText('Oak board')).toBeInTheDocument();
  });

  it('is something to watch, in a sandboxed frame after a press', async () => {
    const src = 'https://www.youtube-nocookie.com/embed/abc';
    show({
      rich_metadata: { ...page, video: { name: 'A film', duration: 75 } },
      rich_summary: summary('video'),
      link_health: health,
      embed: { src, type: 'video', subtype: 'youtube' },
    });
    expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Watch here on YouTube' }));
    const frame = screen.getByTitle('A film on YouTube');
    const told = ['src', 'sandbox'].map((name) => frame.getAttribute(name));
    expect(told).toEqual([src, 'allow-scripts allow-same-origin allow-presentation']);
  });
});
