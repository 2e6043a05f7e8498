import { describe, expect, it } from 'vitest';
import { favorited } from './api';

describe('favourites', () => {
  it.each([
    [false, 4, true, 5],
    [true, 4, true, 4],
    [true, 4, false, 3],
    [false, 4, false, 4],
    [true, 0, false, 0],
    [undefined, 0, true, 1],
  ])('%s of %i, then %s: %i', (before, count, favorite, after) => {
    const pin = { favorited_by_me: before ?? null, favorite_user_count: count };
    const changed = favorited(pin, favorite);
    expect([Boolean(changed.favorited_by_me), changed.favorite_user_count]).toEqual([
      favorite,
      after,
    ]);
  });
});
