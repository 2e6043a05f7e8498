/** A part of a text that is a link, or none. */
export interface TextPiece {
  /** Where it begins, in UTF-16 code units. */
  start: number;
  /** The text as it was written. */
  words: string;
  /** Where it leads. */
  href?: string;
  /** The host as machines read it, where it may be taken for another one. */
  host?: string;
}

/** What may be an address: up to a blank, or what surrounds addresses in a sentence. */
const ADDRESS = /https?:\/\/[^\s<>"“”„«»]+/gi;

/** What ends a sentence rather than an address. */
const ENDS = /[.,:;!?'’…*_~\])}]$/u;

/** Brackets that belong to an address where both stand in it. */
const OPENS: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/** A text, divided where it names addresses of the web; what is written stays as it is. Pure. */
export function linkify(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  const add = (piece: TextPiece) => {
    if (piece.words === '') return;
    pieces.push(piece);
    end = piece.start + piece.words.length;
  };
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const words = withoutEnd(found);
    const url = URL.canParse(words) ? new URL(words) : null;
    if (!url || !isHost(url.hostname)) continue;
    add({ start: end, words: text.slice(end, index) });
    // A user's name before the host is read as one.
    const host = url.username || mixesScripts(words) ? { host: url.host } : {};
    add({ start: index, words, href: url.href, ...host });
  }
  add({ start: end, words: text.slice(end) });
  return pieces;
}

/** Without what ends the sentence in which it stands. */
function withoutEnd(found: string): string {
  let words = found;
  while (ENDS.test(words)) {
    const last = words.slice(-1);
    const opening = OPENS[last];
    const count = (mark: string) => words.split(mark).length - 1;
    if (opening && count(opening) >= count(last)) break;
    words = words.slice(0, -1);
  }
  return words;
}

/** `http://x` is a word that is typed, more often than a machine that others reach. */
function isHost(hostname: string): boolean {
  return hostname.includes('.') || hostname === 'localhost' || hostname.startsWith('[');
}

/** Scripts of which letters look alike. */
const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

/** Whether the host of an address is written in several scripts that look alike. */
function mixesScripts(address: string): boolean {
  const host = address.replace(/^https?:\/\//i, '').split(/[/?#]/, 1)[0] ?? '';
  return SCRIPTS.filter((script) => script.test(host)).length > 1;
}
