import { describe, expect, it } from 'vitest';
import {
  forget,
  MAX_RECENT_SEARCHES,
  type RecentSearch,
  readRecentSearches,
  recentKey,
  remember,
} from './recent';

const search = (query: string, type: RecentSearch['type'] = 'query'): RecentSearch => ({
  query,
  type,
  id: null,
  label: query,
  url: `/search/pins/?q=${query}`,
  is_verified_merchant: false,
});

describe('recent searches', () => {
  it('puts the newest first and keeps twenty', () => {
    const many = Array.from({ length: 30 }, (_, i) => search(`word ${i}`));
    const list = many.reduce<RecentSearch[]>(remember, []);
    expect(list).toHaveLength(MAX_RECENT_SEARCHES);
    expect(list[0]?.query).toBe('word 29');
    expect(list.at(-1)?.query).toBe('word 10');
  });

  it('keeps one of the same words, whatever their case', () => {
    const list = remember([search('Oak'), search('brass')], search(' oak'));
    expect(list.map((item) => item.query)).toEqual([' oak', 'brass']);
  });

  it('tells a user from words that read the same', () => {
    const list = remember([search('oak', 'user'), search('oak', 'board')], search('oak'));
    expect(list).toHaveLength(3);
    expect(forget(list, search('OAK'))).toEqual([search('oak', 'user'), search('oak', 'board')]);
  });

  it.each([
    ['pins', '7', 'recentSearches:7'],
    ['boards', null, 'recentSearches:'],
    ['my_pins', '7', 'recentPersonalSearches:7'],
    ['my_boards', '7', 'recentPersonalSearches:7'],
  ])('in the scope %s of %s are kept as %s', (scope, viewer, key) => {
    expect(recentKey(scope, viewer)).toBe(key);
  });

  it('makes whole what an earlier version kept', () => {
    const { id: _, is_verified_merchant: __, ...kept } = search('oak');
    expect(readRecentSearches([kept])).toEqual([search('oak')]);
  });

  it.each([
    ['no list', { query: 'oak' }],
    ['nothing', null],
    ['a line without words', [{ ...search('oak'), query: ' ' }]],
    ['an unknown kind', [{ ...search('oak'), type: 'moon' }]],
    ['an address elsewhere', [{ ...search('oak'), url: 'https://evil.example/' }]],
    ['an address without protocol', [{ ...search('oak'), url: '//evil.example/' }]],
    ['a script', [{ ...search('oak'), url: 'javascript:alert(1)' }]],
  ])('drops %s', (_, kept) => {
    expect(readRecentSearches(kept)).toEqual([]);
  });

  it('reads what it wrote', () => {
    const list = [search('oak'), search('brass')];
    expect(readRecentSearches(JSON.parse(JSON.stringify(list)))).toEqual(list);
  });
});
