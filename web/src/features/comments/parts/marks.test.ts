import { describe, expect, it } from 'vitest';
import { type Mark, type Marked, marked } from './marks';

type Numbers = [likes: number, liked: boolean, helpful: number, helped: boolean];

const comment = ([likes, liked, helpful, helped]: Numbers): Marked => ({
  reaction_counts: likes > 0 ? { 1: likes } : {},
  reaction_by_me: liked ? 1 : null,
  helpful_count: helpful,
  marked_helpful_by_me: helped,
});

const didIt = ([likes, liked, helpful, helped]: Numbers): Marked => ({
  like_count: likes,
  liked_by_me: liked,
  helpful_count: helpful,
  marked_helpful_by_me: helped,
});

describe.each([
  ['comments', comment],
  ['did-its', didIt],
])('marks of %s', (_kind, of) => {
  const cases: [Numbers, Mark, boolean, Numbers][] = [
    [[0, false, 0, false], 'like', true, [1, true, 0, false]],
    [[0, false, 0, false], 'helpful', true, [0, false, 1, true]],
    [[3, true, 2, true], 'like', true, [3, true, 2, true]],
    [[3, true, 2, true], 'like', false, [2, false, 2, true]],
    [[1, true, 2, true], 'like', false, [0, false, 2, true]],
    [[3, true, 2, true], 'helpful', false, [3, true, 1, false]],
    [[0, true, 0, true], 'helpful', false, [0, true, 0, false]],
    [[3, false, 2, false], 'helpful', false, [3, false, 2, false]],
  ];
  it.each(cases)('%j %s %s', (before, mark, given, after) => {
    expect(marked(of(before), mark, given)).toEqual(of(after));
  });
});
