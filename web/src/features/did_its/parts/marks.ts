/** The marks of a did-it: like and helpful. */
export type Mark = 'like' | 'helpful';

/** The numbers of a did-it, and the viewer's part in them. */
export interface Marked {
  like_count: number;
  liked_by_me: boolean;
  helpful_count: number;
  marked_helpful_by_me: boolean;
}

/** A mark is given or taken back. Doing it twice counts once. Pure. */
export function marked<One extends Marked>(one: One, mark: Mark, given: boolean): One {
  const isLike = mark === 'like';
  if ((isLike ? one.liked_by_me : one.marked_helpful_by_me) === given) return one;
  const count = (before: number) => Math.max(0, before + (given ? 1 : -1));
  return isLike
    ? { ...one, liked_by_me: given, like_count: count(one.like_count) }
    : { ...one, marked_helpful_by_me: given, helpful_count: count(one.helpful_count) };
}
