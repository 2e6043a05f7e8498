/** Tells how many pixels across a text takes. */
export type Measure = (text: string) => number;

const ELLIPSIS = '…';

/** Scripts that are written without spaces between words. */
const UNSPACED = scripts('Han Hiragana Katakana Thai Lao Khmer Myanmar');

/** Scripts that are read from the right. */
const FROM_RIGHT = scripts('Arabic Hebrew Syriac Thaana Nko Adlam Hanifi_Rohingya');

/** Signs that open something, after which no line ends. */
const OPENS = /[\p{Ps}\p{Pi}]\s*$/u;

/** Signs before which no line ends: spaces, and all but those that open something. */
const STAYS = /^(?![\p{Ps}\p{Pi}])[\s\p{P}\p{M}ー]/u;

/** From which side a text is read, by its first letter; none where it has no letters. */
export function directionOf(text: string): 'ltr' | 'rtl' | null {
  const letter = /\p{L}/u.exec(text)?.[0];
  if (letter === undefined) return null;
  return FROM_RIGHT.test(letter) ? 'rtl' : 'ltr';
}

/**
 * The lines that a text takes, at most so many; the last one says by an ellipsis that there was
 * more. Lines end between words, also in scripts without spaces; a word that is longer than a line
 * is broken, but no letter of several signs is.
 */
export function wrapped(text: string, room: number, most: number, measure: Measure): string[] {
  const found: string[] = [];
  let rest = text.replace(/\s+/gu, ' ').trim();
  while (rest && found.length < most - 1) {
    const line = firstLine(rest, room, measure);
    found.push(line.trimEnd());
    rest = rest.slice(line.length).trimStart();
  }
  return rest && most > 0 ? [...found, fitted(rest, room, measure)] : found;
}

/** A text on one line, cut where it is longer. */
export function fitted(text: string, room: number, measure: Measure): string {
  if (measure(text) <= room) return text;
  const kept = beginning(text, (part) => measure(part + ELLIPSIS) <= room);
  return kept.trimEnd() + ELLIPSIS;
}

/** What of a text fits on a line, at least a letter. */
function firstLine(text: string, room: number, measure: Measure): string {
  const fits = (part: string) => measure(part.trimEnd()) <= room;
  let line = '';
  for (const unit of unitsOf(text)) {
    if (!fits(line + unit)) break;
    line += unit;
  }
  return line || beginning(text, fits) || (segments(text, 'grapheme')[0] ?? text);
}

/** As many letters as fit. */
function beginning(text: string, fits: (part: string) => boolean): string {
  let kept = '';
  for (const letter of segments(text, 'grapheme')) {
    if (!fits(kept + letter)) break;
    kept += letter;
  }
  return kept;
}

/** The text in parts between which a line may end, each with the space behind it. */
function unitsOf(text: string): string[] {
  const words = text.match(/\S+\s*/gu) ?? [];
  return words.flatMap((word) => (UNSPACED.test(word) ? unspacedUnits(word) : [word]));
}

function unspacedUnits(word: string): string[] {
  const units: string[] = [];
  for (const part of segments(word, 'word')) {
    const last = units.at(-1);
    if (last !== undefined && (STAYS.test(part) || OPENS.test(last))) {
      units[units.length - 1] = last + part;
    } else {
      units.push(part);
    }
  }
  return units;
}

/** A letter of one of these scripts. */
function scripts(names: string): RegExp {
  const letters = names.split(' ').map((name) => `\\p{Script=${name}}`);
  return new RegExp(`[${letters.join('')}]`, 'u');
}

/** By the browser's own knowledge of scripts; one that has none parts at every sign. */
function segments(text: string, granularity: 'grapheme' | 'word'): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text);
  const parts = new Intl.Segmenter(undefined, { granularity }).segment(text);
  return Array.from(parts, ({ segment }) => segment);
}
