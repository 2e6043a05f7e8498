import { groupResults } from 'features/search/parts/groupResults';
import { expect, it } from 'vitest';
import { pin } from '../../../test-views';

/** A story of a kind that asks for so many columns. */
const story = (id: string, story_type = 'shop_search', num_columns_requested = 0) =>
  ({ type: 'story', id, story_type, display_options: { num_columns_requested } }) as never;
const one = pin({ id: '1' });

it.each([
  ['nothing', [], [], []],
  ['pins alone', [one], [], ['1']],
  ['one that leads', [story('a'), one], ['a'], ['1']],
  ['several that lead', [story('a'), story('b'), one], ['a', 'b'], ['1']],
  ['nothing else', [story('a')], ['a'], []],
  ['one that does not lead', [one, story('a')], [], ['1', 'a']],
  ['one behind a pin', [story('a'), one, story('b')], ['a'], ['1', 'b']],
  ['one that asks for columns', [story('a', 'shop_search', 2), one], [], ['a', '1']],
  ['one that is not listed', [story('a', 'related_topic'), one], [], ['a', '1']],
])('groups %s', (_, results, fullWidth, rest) => {
  const groups = groupResults(results);
  expect(groups.fullWidth.map(({ id }) => id)).toEqual(fullWidth);
  expect(groups.rest.map(({ id }) => id)).toEqual(rest);
});
