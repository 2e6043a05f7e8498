import { describe, expect, it } from 'vitest';
import { mentionAt, withMention } from './mentionAt';

describe('a mention that is typed', () => {
  // `|` is the caret.
  it.each([
    ['@be|', { start: 0, term: 'be' }],
    ['Look, @be|n', { start: 6, term: 'be' }],
    ['👋 @Łu|', { start: 3, term: 'Łu' }],
    ['(@a_1|', { start: 1, term: 'a_1' }],
    ['@|', null],
    ['@be n|', null],
    ['mail@be|', null],
    ['a.@be|', null],
    ['|@be', null],
  ])('%s', (typed, expected) => {
    const caret = typed.indexOf('|');
    expect(mentionAt(typed.replace('|', ''), caret)).toEqual(expected);
  });

  it('is completed in its place', () => {
    const at = { start: 6, term: 'be' };
    expect(withMention('Look, @be', at, 'ben')).toEqual({ text: 'Look, @ben ', caret: 11 });
    expect(withMention('Look, @benedikt there', at, 'ben').text).toBe('Look, @ben there');
    expect(withMention('Look, @be there', at, 'ben')).toEqual({
      text: 'Look, @ben there',
      caret: 11,
    });
  });
});
