import { describe, expect, it } from 'vitest';
import { type Mark, type Marked, marked } from './marks';

const of = (likes: number, liked: boolean, helpful: number, helped: boolean): Marked => ({
  reaction_counts: likes > 0 ? { 1: likes } : {},
  reaction_by_me: liked ? 1 : null,
  helpful_count: helpful,
  marked_helpful_by_me: helped,
});

describe('marks of comments', () => {
  const cases: [Marked, Mark, boolean, Marked][] = [
    [of(0, false, 0, false), 'like', true, of(1, true, 0, false)],
    [of(0, false, 0, false), 'helpful', true, of(0, false, 1, true)],
    [of(3, true, 2, true), 'like', true, of(3, true, 2, true)],
    [of(3, true, 2, true), 'like', false, of(2, false, 2, true)],
    [of(1, true, 2, true), 'like', false, of(0, false, 2, true)],
    [of(3, true, 2, true), 'helpful', false, of(3, true, 1, false)],
    [of(0, true, 0, true), 'helpful', false, of(0, true, 0, false)],
    [of(3, false, 2, false), 'helpful', false, of(3, false, 2, false)],
  ];
  it.each(cases)('%j %s %s', (before, mark, given, after) => {
    expect(marked(before, mark, given)).toEqual(after);
  });
});
