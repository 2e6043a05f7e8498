import type { Comment } from 'features/comments/api';
import type { DidIt } from 'features/did_its/api';

/** What a user thinks of what another said or told. */
export type Mark = 'like' | 'helpful';

/** What a mark changes of a comment, or of a did-it. */
export type Marked =
  | Pick<Comment, 'reaction_counts' | 'reaction_by_me' | 'helpful_count' | 'marked_helpful_by_me'>
  | Pick<DidIt, 'like_count' | 'liked_by_me' | 'helpful_count' | 'marked_helpful_by_me'>;

/** Likes of comments, on the wire: the one reaction that they have. */
export const LIKE = 1;

/** How many like it. */
export function likesOf(one: Marked): number {
  return 'like_count' in one ? one.like_count : (one.reaction_counts[LIKE] ?? 0);
}

/** Whether the viewer gave this mark. */
export function isMarked(one: Marked, mark: Mark): boolean {
  if (mark === 'helpful') return one.marked_helpful_by_me;
  return 'like_count' in one ? one.liked_by_me : one.reaction_by_me === LIKE;
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
  if ('like_count' in one) return { ...one, liked_by_me: given, like_count: likes };
  return {
    ...one,
    reaction_by_me: given ? LIKE : null,
    // A number that is 0 is gone, as the server has it.
    reaction_counts: likes > 0 ? { [LIKE]: likes } : {},
  };
}
