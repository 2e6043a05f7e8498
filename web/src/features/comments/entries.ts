import type { Comment, Entry } from './api';

/** Whether an entry is a comment; otherwise it is a did-it. */
export function isComment(entry: Entry): entry is Comment {
  return 'text' in entry;
}

/** What an entry stands below: a comment, or a did-it; null where it is the pin itself. */
export function aboveOf(entry: Entry): string | null {
  return isComment(entry) ? (entry.parent_id ?? entry.user_did_it_data_id ?? null) : null;
}
