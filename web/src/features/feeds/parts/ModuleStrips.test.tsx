import { screen, within } from '@testing-library/react';
import type { RelatedStory } from 'features/feeds/api';
import { ModuleStrips } from 'features/feeds/parts/ModuleStrips';
import type { Pin } from 'features/pins/api';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { pin } from '../../../test-views';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

type Product = NonNullable<Pin['product']>;

/** What Lighthouse takes for a text that says nothing (its audit `link-text`, in English). */
const EMPTY_TEXTS = ['click here', 'click this', 'go', 'here', 'information', 'learn more', 'more']
  .concat(['more info', 'more information', 'right here', 'read more', 'see more', 'start', 'this'])
  .concat(['see the board']);

const story = (
  story_type: string,
  name: string,
  url: string,
  shown: Pin = pin(),
): RelatedStory => ({
  type: 'story',
  id: `${story_type}:${name}`,
  story_type,
  container_type: 'carousel',
  referring_source: 'closeup',
  title: { format: '{}', args: [name] },
  action: { text: 'See more', url, location: 'title', style: 'link' },
  display_options: { num_columns_requested: 0 },
  content_ids: ['900'],
  objects: [shown],
});

describe('strips below a pin', () => {
  it.each([
    ['more_from_board', 'Quiet rooms', '/ines/quiet-rooms/', 'See the board Quiet rooms'],
    ['more_from_creator', 'Ines Vega', '/ines/', 'See the profile of Ines Vega'],
    ['shop_similar', '', '/search/visual/?pin=9&shop=1', 'See more that is for sale'],
    ['shop_search', 'linen', '/search/buyable_pins/?q=linen', 'See more that is for sale'],
    ['ideas', 'Linen', '/ideas/linen/7/', 'See more ideas: Linen'],
    ['related_topic', 'linen', '/search/pins/?q=linen', 'See more about linen'],
  ])('lead on by a link whose text says of what: %s', (type, name, url, text) => {
    renderApp(<ModuleStrips stories={[story(type, name, url)]} />);
    const strip = screen.getByRole('region', {
      name: new RegExp(`^(More (from|by|about)|Shop( similar)?|Ideas:) ?“?${name}”?$`),
    });
    const link = within(strip).getByRole('link', { name: text });
    expect(link).toHaveAttribute('href', url);
    // The text, not a label beside it: search engines read no labels.
    expect(link).not.toHaveAttribute('aria-label');
    expect(link.textContent).toBe(text);
    expect(EMPTY_TEXTS).not.toContain(text.toLowerCase());
    for (const other of within(strip).getAllByRole('link')) {
      const words = other.textContent || other.getAttribute('aria-label') || '';
      expect(EMPTY_TEXTS).not.toContain(words.trim().toLowerCase());
    }
  });

  it('tell what a thing costs', () => {
    const summary = { price: '€79.90', in_stock: true } as Product['offer_summary'];
    const product = { name: 'Wool throw', offer_summary: summary } as Product;
    const throws = pin({ grid_title: 'Wool throw', product });
    renderApp(<ModuleStrips stories={[story('shop_similar', '', '/search/', throws)]} />);
    const tile = screen.getByRole('link', { name: 'Wool throw, €79.90' });
    expect(within(tile).getByText('€79.90')).toBeInTheDocument();
  });
});
