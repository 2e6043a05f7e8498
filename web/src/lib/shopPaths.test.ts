import { expect, it } from 'vitest';
import { wishesOf, wishOption, wishPath } from './shopPaths';

it.each([
  [{}, '/shopping/'],
  [{ domain: 'fell & ash.example' }, '/shopping/?domain=fell%20%26%20ash.example'],
  [{ most: 50, currency: 'EUR' }, '/shopping/?price_max=50&currency=EUR'],
  [
    { most: 0, currency: 'EUR', domain: 'a.example' },
    '/shopping/?price_max=0&currency=EUR&domain=a.example',
  ],
  [{ most: 9, category: '34', inStock: true }, '/shopping/?price_max=9&category=34&in_stock=1'],
])('an address says how a list is narrowed: %o', (wishes, path) => {
  expect(wishPath('/shopping/', wishes)).toBe(path);
  expect(wishesOf(new URL(path, 'https://a.example').searchParams)).toEqual(wishes);
});

it('goes behind what an address says already', () => {
  expect(wishPath('/search/buyable_pins/?q=cup', { domain: 'a.example' })).toBe(
    '/search/buyable_pins/?q=cup&domain=a.example',
  );
});

it.each([
  'price_max=cheap',
  'price_max=-1',
  'price_max=Infinity',
  'currency=euros',
  'domain=',
  'category=kitchens',
  'in_stock=0',
])('what makes no sense narrows nothing: %s', (query) => {
  expect(wishOption(wishesOf(new URLSearchParams(query)))).toEqual({});
});
