import type { Comment } from 'features/comments/api';

/** Words that mention a user, or none. */
export interface Piece {
  /** Where they begin, in UTF-16 code units. */
  start: number;
  words: string;
  /** Whom they mention. */
  userId: string | null;
}

/** The words of a comment, divided by its mentions. Pure. */
export function piecesOf({ text, tags }: Pick<Comment, 'text' | 'tags'>): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const add = (start: number, to: number, userId: string | null) => {
    if (to > start) pieces.push({ start, words: text.slice(start, to), userId });
    end = to;
  };
  for (const { start, length, user_id } of tags) {
    // What an older answer says of newer words.
    if (start < end || start + length > text.length) continue;
    add(end, start, null);
    add(start, start + length, user_id);
  }
  add(end, text.length, null);
  return pieces;
}
