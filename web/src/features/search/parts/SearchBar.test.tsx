import { screen, waitFor } from '@testing-library/react';
import { SearchBar } from 'features/search/parts/SearchBar';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const suggestion = (query: string, type = 'query') => ({
  type,
  query,
  label: query,
  url: type === 'user' ? `/${query}/` : `/search/pins/?q=${query}`,
  image_small_url: null,
});
const door = {
  'AdvancedTypeaheadResource/get': ({ term }: { term: string }) => ({
    items: term ? [suggestion(`${term}ak`), suggestion('oona', 'user')] : [suggestion('Owls')],
  }),
};
const field = () => screen.getByRole('combobox', { name: 'Search for ideas and people' });
const texts = () => screen.getAllByRole('option').map((line) => line.textContent);
/** What is asked of what is typed; what is recommended is asked where the list is there before. */
const askedTyping = (calls: readonly { options: unknown }[]) =>
  calls.map(({ options }) => options as { term: string }).filter(({ term }) => term !== '');
const keptSearches = () => JSON.parse(window.localStorage.getItem('recentSearches:') ?? '[]');

beforeEach(() => window.localStorage.clear());

describe('search bar', () => {
  it('searches for what is typed and remembers it', async () => {
    const { user, router } = renderApp(<SearchBar query="" />, { door });
    await user.type(field(), ' oak {Enter}');
    expect(await screen.findByText('At /search/pins/')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?q=oak&rs=typed');
    await waitFor(() => expect(keptSearches()).toMatchObject([{ query: 'oak', type: 'query' }]));
  });

  it('asks once the typing rests, and takes a suggestion by keys', async () => {
    const { user, calls, router } = renderApp(<SearchBar query="" />, { door });
    await user.type(field(), 'o');
    expect(await screen.findByRole('option', { name: 'oak' })).toBeInTheDocument();
    expect(askedTyping(calls)).toEqual([{ term: 'o' }]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByText('At /search/pins/')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?q=oak&rs=autocomplete');
  });

  it('leads straight to a user', async () => {
    const { user } = renderApp(<SearchBar query="" />, { door });
    await user.type(field(), 'o');
    await user.click(await screen.findByRole('option', { name: /oona/ }));
    expect(await screen.findByText('At /oona/')).toBeInTheDocument();
    expect(keptSearches()).toMatchObject([{ query: 'oona', type: 'user' }]);
  });

  it('tells what was searched for before, and leads to boards and one’s own pins', async () => {
    window.localStorage.setItem('recentSearches:1', JSON.stringify([suggestion('brass')]));
    const items = [
      { ...suggestion('oak board', 'board'), url: '/ada/oak-board/', id: '4' },
      { ...suggestion('o', 'my_pins'), url: '/search/my_pins/?q=o' },
    ];
    const { user, calls } = renderApp(<SearchBar query="" />, {
      door: {
        'AdvancedTypeaheadResource/get': ({ term }: { term: string }) => ({
          items: term ? items : [],
        }),
      },
      viewer: viewer(),
    });
    await user.type(field(), 'o');
    await screen.findByRole('option', { name: /oak board/ });
    expect(texts()).toEqual(['oak boardBoard', 'oIn your pins']);
    expect(askedTyping(calls)).toEqual([{ term: 'o', recent_queries_tags: ['brass'] }]);
    await user.click(screen.getByRole('option', { name: /In your pins/ }));
    expect(await screen.findByText('At /search/my_pins/')).toBeInTheDocument();
    expect(window.localStorage.getItem('recentPersonalSearches:1')).toContain('"query":"o"');
  });

  it('shows recent searches before anything is typed, and forgets them when told', async () => {
    const recent = [suggestion('brass'), suggestion('oak')];
    window.localStorage.setItem('recentSearches:', JSON.stringify(recent));
    const { user } = renderApp(<SearchBar query="" />, { door });
    await user.click(field());
    await screen.findByRole('option', { name: /Owls/ });
    expect(texts()).toEqual([
      'brassRecent',
      'oakRecent',
      'Clear recent searches',
      'OwlsIdea for you',
      'Search with a picture',
    ]);
    await user.click(screen.getByRole('option', { name: 'Clear recent searches' }));
    expect(keptSearches()).toEqual([]);
    expect(field()).toHaveValue('');
  });

  it('forgets one of them when told', async () => {
    window.localStorage.setItem(
      'recentSearches:',
      JSON.stringify([suggestion('brass'), suggestion('oak')]),
    );
    const { user } = renderApp(<SearchBar query="" />, { door });
    await user.click(field());
    await user.click(
      await screen.findByRole('button', { name: 'Remove brass from recent searches' }),
    );
    await waitFor(() =>
      expect(texts()).toEqual([
        'oakRecent',
        'Clear recent searches',
        'OwlsIdea for you',
        'Search with a picture',
      ]),
    );
    expect(keptSearches()).toMatchObject([{ query: 'oak', id: null, is_verified_merchant: false }]);
    expect(field()).toHaveFocus();
  });

  it('searches for what is recommended', async () => {
    const { user, router } = renderApp(<SearchBar query="" />, { door });
    await user.click(field());
    await user.click(await screen.findByRole('option', { name: /Owls/ }));
    expect(await screen.findByText('At /search/pins/')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?q=Owls&rs=recommended');
  });

  it('leads to the search with a picture, whatever was searched for before', async () => {
    const { user } = renderApp(<SearchBar query="" />, { door });
    await user.click(field());
    await user.click(await screen.findByRole('option', { name: 'Search with a picture' }));
    expect(await screen.findByText('At /search/visual/')).toBeInTheDocument();
  });

  it('keeps apart what is searched for among one’s own, for which nothing is recommended', async () => {
    const { user, calls } = renderApp(<SearchBar query="" scope="my_pins" />, {
      door,
      viewer: viewer(),
    });
    await user.click(field());
    await screen.findByRole('option', { name: 'Search with a picture' });
    expect(calls).toEqual([]);
    await user.type(field(), 'oak{Enter}');
    expect(await screen.findByText('At /search/my_pins/')).toBeInTheDocument();
    const kept = () => window.localStorage.getItem('recentPersonalSearches:1');
    await waitFor(() => expect(kept()).toContain('oak'));
    expect(window.localStorage.getItem('recentSearches:1')).toBeNull();
  });
});
