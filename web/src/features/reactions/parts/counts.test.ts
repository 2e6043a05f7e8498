import { describe, expect, it } from 'vitest';
import { type Reacted, reacted, total } from './counts';

describe('reactions of a pin', () => {
  const cases: [string, Reacted, number | null, Reacted][] = [
    [
      'the first one',
      { reaction_counts: {}, reaction_by_me: null },
      1,
      { reaction_counts: { 1: 1 }, reaction_by_me: 1 },
    ],
    [
      'one more',
      { reaction_counts: { 1: 4 } },
      1,
      { reaction_counts: { 1: 5 }, reaction_by_me: 1 },
    ],
    [
      'the same again',
      { reaction_counts: { 1: 4 }, reaction_by_me: 1 },
      1,
      { reaction_counts: { 1: 4 }, reaction_by_me: 1 },
    ],
    [
      'another kind',
      { reaction_counts: { 1: 1, 7: 2 }, reaction_by_me: 1 },
      7,
      { reaction_counts: { 7: 3 }, reaction_by_me: 7 },
    ],
    [
      'taken back',
      { reaction_counts: { 1: 2 }, reaction_by_me: 1 },
      null,
      { reaction_counts: { 1: 1 }, reaction_by_me: null },
    ],
    [
      'the last one taken back',
      { reaction_counts: { 1: 1 }, reaction_by_me: 1 },
      null,
      { reaction_counts: {}, reaction_by_me: null },
    ],
    [
      'taken back where the count is gone',
      { reaction_counts: {}, reaction_by_me: 1 },
      null,
      { reaction_counts: {}, reaction_by_me: null },
    ],
  ];
  it.each(cases)('%s', (_name, before, kind, after) => {
    expect(reacted(before, kind)).toEqual(after);
  });

  it('are counted together', () => {
    expect([total({}), total({ 1: 2, 13: 3 })]).toEqual([0, 5]);
  });
});
