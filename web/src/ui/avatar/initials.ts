/** How many colours `Avatar.module.css` has for initials. */
export const TONES = 8;

/** The first letters of the first and last word, at most `most`; letters of every script count as one. */
export function initials(name: string, most: 1 | 2): string {
  const words = name
    .trim()
    .split(/[\s._-]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const chosen =
    most === 2 && words.length > 1 ? [words[0], words[words.length - 1]] : words.slice(0, 1);
  return chosen.map((word) => firstLetter(word ?? '')).join('');
}

/** A number below `TONES` that is always the same for the same name. */
export function tone(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  // The low bits of this hash hardly mix by themselves.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) % TONES;
}

function firstLetter(word: string): string {
  return (word.match(/[\p{L}\p{N}]\p{M}*/u)?.[0] ?? '').toLocaleUpperCase('en');
}
