import { renderHook } from '@testing-library/react';
import { followQuery } from 'features/search/parts/searchQuery';
import { PLAIN } from 'lib/searchPaths';
import { expect, it } from 'vitest';
import { pin } from '../../../test-views';
import { useOpenedResults } from './useOpenedResults';

it.each([
  ['among all pins', undefined, '/search/pins/?q=robin&like=a&rs=picture'],
  ['not within a profile, where no picture is chosen', 'ada', undefined],
])('offers what looks like opened results %s', (_, user, href) => {
  const search = { ...PLAIN, scope: 'pins', query: 'robin', user };
  for (const at of ['/search/pins/?q=robin', '/pin/1/']) followQuery(at);
  const results = [pin({ id: '1', image_signature: 'a' })];
  const { result } = renderHook(() => useOpenedResults(search, results));
  expect(result.current?.href).toBe(href);
});
