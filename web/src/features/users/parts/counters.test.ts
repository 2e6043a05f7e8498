import { describe, expect, it } from 'vitest';
import {
  boardAdded,
  boardRemoved,
  bulkFollowed,
  followed,
  pinAdded,
  pinsRemoved,
} from './counters';

describe('counters of people', () => {
  const user = {
    follower_count: 4,
    explicitly_followed_by_me: false,
    board_count: 2,
    pin_count: 9,
  };

  it('counts a follow once', () => {
    const once = followed(user, true);
    expect(once).toMatchObject({ follower_count: 5, explicitly_followed_by_me: true });
    expect(followed(once, true)).toBe(once);
    expect(followed(once, false)).toEqual(user);
  });

  it('takes an unknown flag for not following', () => {
    expect(followed({ follower_count: 0 }, false)).toEqual({ follower_count: 0 });
    expect(followed({ follower_count: 0 }, true)).toEqual({
      follower_count: 1,
      explicitly_followed_by_me: true,
    });
  });

  it('sets the flag of many and counts none', () => {
    const many = bulkFollowed(user, true);
    expect(many).toEqual({ ...user, explicitly_followed_by_me: true });
    expect(bulkFollowed(many, false)).toEqual(user);
  });

  it('counts boards and their pins', () => {
    expect(boardAdded(user).board_count).toBe(3);
    expect(boardRemoved(user, 5)).toMatchObject({ board_count: 1, pin_count: 4 });
    expect(boardRemoved(user, 50)).toMatchObject({ board_count: 1, pin_count: 0 });
  });

  it('counts pins and never falls below none', () => {
    expect(pinAdded(user).pin_count).toBe(10);
    expect(pinsRemoved({ pin_count: 1 }, 1).pin_count).toBe(0);
    expect(pinsRemoved({ pin_count: 9 }, 4).pin_count).toBe(5);
    expect(pinsRemoved({ pin_count: 2 }, 4).pin_count).toBe(0);
    expect(
      followed({ follower_count: 0, explicitly_followed_by_me: true }, false).follower_count,
    ).toBe(0);
  });
});
