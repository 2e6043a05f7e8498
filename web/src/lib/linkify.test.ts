import { linkify } from 'lib/linkify';
import { expect, it } from 'vitest';

it.each([
  ['nothing', '', []],
  ['words', 'It sings.', ['It sings.']],
  ['an address', 'https://oak.test/a?b=c#d', ['<https://oak.test/a?b=c#d>']],
  ['one in a sentence', 'See https://oak.test/rooms.', ['See ', '<https://oak.test/rooms>', '.']],
  ['one in brackets', '(http://oak.test/a)', ['(', '<http://oak.test/a>', ')']],
  ['brackets of its own', 'https://oak.test/a_(b)', ['<https://oak.test/a_(b)>']],
  [
    'several lines',
    'https://a.test/\nand https://b.test/',
    ['<https://a.test/>', '\nand ', '<https://b.test/>'],
  ],
  ['capitals', 'HTTPS://Oak.test', ['<HTTPS://Oak.test>']],
  ['another protocol', 'javascript:alert(1) ftp://a.test', ['javascript:alert(1) ftp://a.test']],
  ['no host', 'https://', ['https://']],
  ['a word for a host', 'https://oak', ['https://oak']],
  ['a file of this machine', 'file:///etc/passwd', ['file:///etc/passwd']],
  ['markup', '<b>https://a.test/</b>', ['<b>', '<https://a.test/>', '</b>']],
  ['quotes around it', '“https://a.test/”', ['“', '<https://a.test/>', '”']],
  ['an emoji before it', '👋 https://a.test', ['👋 ', '<https://a.test>']],
])('%s is divided, and nothing of it changes', (_what, text, expected) => {
  const pieces = linkify(text);
  expect(pieces.map(({ words, href }) => (href ? `<${words}>` : words))).toEqual(expected);
  expect(pieces.map(({ words }) => words).join('')).toBe(text);
  const ends = pieces.map(({ start, words }) => text.slice(start, start + words.length) === words);
  expect(ends).not.toContain(false);
});

it.each([
  ['one script', 'https://oak.test/', undefined],
  ['another script alone', 'https://пример.рф/', undefined],
  ['letters that look alike', 'https://pаypal.test/', 'xn--pypal-4ve.test'],
  ['an end that looks alike', 'https://оак.com/a', 'xn--80auk.com'],
  ['a name that looks like one', 'https://bank.test@oak.test/', 'oak.test'],
  ['mixed beyond the host alone', 'https://oak.test/пример', undefined],
])('a host of %s says what machines read', (_what, text, host) => {
  expect(linkify(text)[0]?.host).toBe(host);
});
