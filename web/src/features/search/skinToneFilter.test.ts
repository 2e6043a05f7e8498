import { expect, it } from 'vitest';
import { NOT_USED, reset, shown, used } from './skinToneFilter';

it('counts the searches that were narrowed, each once', () => {
  const once = used(NOT_USED, 'makeup');
  expect(once).toMatchObject({ numQueryUses: 1, lastQuery: 'makeup' });
  expect(used(once, 'makeup')).toEqual(once);
  expect(used(once, 'nails')).toMatchObject({ numQueryUses: 2, lastQuery: 'nails' });
});

it('stays open for who narrowed two searches', () => {
  const once = used(NOT_USED, 'makeup');
  expect(once.showSkinToneFilters).toBe(false);
  expect(used(once, 'nails').showSkinToneFilters).toBe(true);
});

it('opens and closes by a tap', () => {
  const open = shown(NOT_USED, true);
  expect(open.showSkinToneFilters).toBe(true);
  expect(shown(open, false)).toEqual(NOT_USED);
});

it('counts anew after a search without words, and leaves open what is open', () => {
  const twice = used(used(NOT_USED, 'makeup'), 'nails');
  expect(reset(twice)).toEqual({ numQueryUses: 0, lastQuery: '', showSkinToneFilters: true });
  expect(used(reset(twice), 'nails').numQueryUses).toBe(1);
});
