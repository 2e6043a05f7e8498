import { describe, expect, it } from 'vitest';
import { directionOf, fitted, wrapped } from './cardWords';

/** A letter is one wide, also where it is written by several signs. */
const measure = (text: string) => [...new Intl.Segmenter().segment(text)].length;
const FAMILY = '👨‍👩‍👧';

describe('the title of a card', () => {
  it.each([
    ['nothing', '  ', 10, []],
    ['what fits', 'A chair', 10, ['A chair']],
    ['two lines', 'A chair by the window', 14, ['A chair by the', 'window']],
    ['more than two lines', 'A chair by the old window', 11, ['A chair by', 'the old wi…']],
    ['line breaks and tabs', 'A\n\nchair\tby it', 8, ['A chair', 'by it']],
    ['a word longer than a line', 'Donaudampfschiff', 10, ['Donaudampf', 'schiff']],
    ['a long word behind a short one', 'An Otorhinolaryngologist', 9, ['An', 'Otorhino…']],
    ['a line that ends at its edge', 'abcde fghij', 5, ['abcde', 'fghij']],
    ['letters of several signs', FAMILY.repeat(7), 3, [FAMILY.repeat(3), `${FAMILY.repeat(2)}…`]],
    ['a line narrower than a letter', 'ab', 0, ['a', '…']],
    ['a script from the right', 'כיסא ליד החלון', 9, ['כיסא ליד', 'החלון']],
    ['a script without spaces', '窓辺の古い椅子', 5, ['窓辺の古い', '椅子']],
    ['signs that end nothing', '椅子「窓」です', 4, ['椅子', '「窓」…']],
    ['two scripts on a line', 'IKEA の椅子を置く朝', 8, ['IKEA の椅子', 'を置く朝']],
  ])('wraps %s', (_what, text, room, lines) => {
    expect(wrapped(text, room, 2, measure)).toEqual(lines);
  });

  it('parts at signs where the browser knows no words', () => {
    const { Segmenter } = Intl;
    Reflect.deleteProperty(Intl, 'Segmenter');
    try {
      expect(wrapped('窓辺の古い椅子', 4, 2, (text) => text.length)).toEqual([
        '窓辺の古',
        'い椅子',
      ]);
    } finally {
      Object.assign(Intl, { Segmenter });
    }
  });
});

it.each([
  ['Ines', 4, 'Ines'],
  ['Ines Okafor', 6, 'Ines…'],
  ['', 0, ''],
])('cuts %o to %i', (text, room, expected) => {
  expect(fitted(text, room, measure)).toBe(expected);
});

it.each([
  ['A chair', 'ltr'],
  ['«כיסא» by IKEA', 'rtl'],
  ['2026: كرسي', 'rtl'],
  ['椅子', 'ltr'],
  ['2026 ✨', null],
  ['', null],
])('reads %o from its side', (text, side) => {
  expect(directionOf(text)).toBe(side);
});
