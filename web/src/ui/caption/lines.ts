/**
 * An estimate of how many lines words take, without measuring: the server has no fonts. It runs for
 * every card the server draws, so it is one walk over the letters with a table, no patterns.
 */

/** Widths at weight 600, in thousandths of the letters' size, by groups of alike letters. */
const groups: readonly (readonly [letters: string, width: number])[] = [
  [" .,'l", 250],
  [':;!|ijIr()[]', 320],
  ['ft1"/-', 400],
  ['acekosvxyzFJLT23579?', 540],
  ['KRXYZ046&+', 645],
  ['ACDGHNUVOQw%', 750],
  ['mM', 860],
  ['W@', 1000],
];

/** What every other letter is reckoned at. */
const OTHER = 590;
/** Letters of East Asia and pictographs, which are as wide as they are high. */
const SQUARE = 1000;
/** From here on letters are `SQUARE`; Hangul's first block lies below. */
const FIRST_SQUARE = 0x2e80;

const table = new Uint16Array(128).fill(OTHER);
for (const [letters, width] of groups) {
  for (const letter of letters) {
    table[letter.charCodeAt(0)] = width;
  }
}

/** Lines that `text` takes when it is wrapped at words, in letters of `size` pixels, in a box `width` pixels wide. */
export function lines(text: string, size: number, width: number): number {
  const room = (width * 1000) / size;
  let count = 1;
  /** Width of the line up to the word at hand, and of that word. */
  let line = 0;
  let word = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x20 || code === 0x0a) {
      line += word + widthOf(0x20);
      word = 0;
      continue;
    }
    word += widthOf(code);
    if (line + word > room) {
      count += 1;
      // A word longer than a line is broken by the browser as well; others go to the next line whole.
      word = line === 0 ? widthOf(code) : word;
      line = 0;
    }
  }
  return count;
}

/** Half of a pair is half a pictograph. */
function widthOf(code: number): number {
  if (code < 128) {
    return table[code] ?? OTHER;
  }
  if (code >= 0xd800 && code < 0xe000) {
    return SQUARE / 2;
  }
  return code >= FIRST_SQUARE || (code >= 0x1100 && code < 0x1200) ? SQUARE : OTHER;
}
