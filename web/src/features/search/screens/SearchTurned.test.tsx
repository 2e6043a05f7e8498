import { screen } from '@testing-library/react';
import type { SearchParts } from 'features/search/api';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { pin } from '../../../test-views';
import { SearchScreen } from './SearchScreen';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

afterEach(() => window.history.replaceState(null, '', '/'));

const nothing = {
  results: [],
  typo: null,
  guides: [],
  sensitivity: null,
  nags: [],
  filters: [],
  one_bar_modules: [],
  mode_icon: null,
  query_pins: [],
  fewer_words: [],
  wider: [],
};

const parts: SearchParts = {
  Strips: ({ stories }) => stories.map(({ id, title }) => <p key={id}>{title.args.join()}</p>),
};

/** The page of a search among pins, whose search answers so. */
function show(address: string, answer: object) {
  const door = { 'BaseSearchResource/get': () => ({ ...nothing, ...answer }) };
  return renderApp(<SearchScreen parts={parts} />, { door, at: `/search/pins/?${address}` });
}

it.each([
  ['user', 'user=ada', 'Among pins of Ada', { user: 'ada' }],
  ['article', 'article=7', 'From “Ada”', { article: '7' }],
])('is turned to one %s, which is taken back', async (kind, address, words, asked) => {
  const { calls } = show(`q=oak&${address}&source_id=12&rs=article`, {
    results: [pin()],
    one_bar_modules: [
      {
        type: 'onebarmodule',
        module_type: kind,
        is_selected: true,
        display_text: 'Ada',
        image_url: null,
      },
    ],
    mode_icon: { icon_type: kind, background_color_hex: null },
  });
  const turned = await screen.findByRole('link', { name: words });
  expect(turned).toHaveAttribute('href', '/search/pins/?q=oak&source_id=12&rs=filter');
  expect(turned).toHaveAttribute('aria-current', 'true');
  expect(calls[0]?.options).toMatchObject({ ...asked, source_id: '12' });
});

it('tells how the search came about, which asks for nothing else', async () => {
  const asked = async (address: string) => {
    window.history.replaceState(null, '', `/search/pins/?${address}`);
    const { calls } = show(address, { results: [pin()] });
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    return calls[0]?.options;
  };
  expect(await asked('q=oak&rs=autocomplete')).toMatchObject({ rs: 'autocomplete' });
  expect(await asked('q=elm')).toMatchObject({ rs: 'direct_navigation' });
  expect(await asked('q=ash&rs=%00<b>')).toMatchObject({ rs: 'direct_navigation' });
});

it('groups what is for sale above the grid', async () => {
  const story = {
    type: 'story',
    id: 'shop:search',
    story_type: 'shop_search',
    container_type: 'carousel',
    referring_source: 'search',
    title: { format: 'Shop {0}', args: ['sofa'] },
    action: { text: 'See more', url: '/search/buyable_pins/?q=sofa', location: '', style: '' },
    display_options: { num_columns_requested: 0 },
    content_ids: ['77'],
    objects: [pin({ id: '77', grid_title: 'Red sofa' })],
  };
  show('q=sofa', { results: [story, pin()] });
  expect(await screen.findByText('sofa', { selector: 'p' })).toBeInTheDocument();
  const grid = screen.getByRole('list', { name: 'Results for sofa' });
  expect(grid.querySelectorAll('li')).toHaveLength(1);
});
