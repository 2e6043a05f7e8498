/** What is typed of a mention. */
export interface Typed {
  /** Where its `@` stands, in UTF-16 code units. */
  start: number;
  /** What follows it up to the caret. */
  term: string;
}

/** An `@` that begins a word, up to the caret. */
const MENTION = /(?:^|[^\p{L}\p{N}_@.-])@([\p{L}\p{N}_]{1,30})$/u;

/** The mention in which the caret stands, if any. Pure. */
export function mentionAt(text: string, caret: number): Typed | null {
  const term = MENTION.exec(text.slice(0, caret))?.[1];
  return term === undefined ? null : { start: caret - term.length - 1, term };
}

/** The text with a username in the place of the word that is typed, and where the caret stands then. Pure. */
export function withMention(text: string, { start, term }: Typed, username: string) {
  const name = `@${username} `;
  const rest = text.slice(start + 1 + term.length);
  return {
    text: text.slice(0, start) + name + rest.replace(/^[\p{L}\p{N}_]* ?/u, ''),
    caret: start + name.length,
  };
}
