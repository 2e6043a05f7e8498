/** How many colours `Avatar.module.css` has for initials. */
export const TONES = 8;

/** The first letters of the first and last word, at most `most`; letters of every script count as one. */
export function initials(name: string, most: 1 | 2): string {
  if (most === 1) {
    return firstLetter(name);
  }
  const letters = name
    .split(/[\s._-]+/u)
    .map(firstLetter)
    .filter(Boolean);
  return letters.length > 1 ? `${letters[0]}${letters.at(-1)}` : letters.join('');
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
