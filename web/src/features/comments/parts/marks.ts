import type { Comment } from 'features/comments/api';

/** What a user thinks of another's comment. */
export type Mark = 'like' | 'helpful';

/** What a mark changes of a comment. */
export type Marked = Pick<
  Comment,
  'reaction_counts' | 'reaction_by_me' | 'helpful_count' | 'marked_helpful_by_me'
>;

/** Likes of comments, on the wire: the one reaction that they have. */
export const LIKE = 1;

/** How many like a comment. */
export function likesOf({ reaction_counts: counts }: Marked): number {
  return counts[LIKE] ?? 0;
}

/** Whether the viewer gave this mark. */
export function isMarked(one: Marked, mark: Mark): boolean {
  return mark === 'like' ? one.reaction_by_me === LIKE : one.marked_helpful_by_me;
}

/**
 * A mark is given or taken back: numbers change by one, and doing it twice counts once (consumer
 * specification §4 "Comments"). Pure.
 */
export function marked<One extends Marked>(one: One, mark: Mark, given: boolean): One {
  if (isMarked(one, mark) === given) return one;
  const count = (before: number) => Math.max(0, before + (given ? 1 : -1));
  if (mark === 'helpful') {
    return { ...one, marked_helpful_by_me: given, helpful_count: count(one.helpful_count) };
  }
  const likes = count(likesOf(one));
  return {
    ...one,
    reaction_by_me: given ? LIKE : null,
    // A number that is 0 is gone, as the server has it.
    reaction_counts: likes > 0 ? { [LIKE]: likes } : {},
  };
}
