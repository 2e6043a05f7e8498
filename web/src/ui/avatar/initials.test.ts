import { expect, it } from 'vitest';
import { initials, TONES, tone } from './initials';

it.each([
  ['Vesna Petrović', 'VP'],
  ['Oak & Linen', 'OL'],
  ['old stones', 'OS'],
  ['vesna_p', 'VP'],
  ['Ines', 'I'],
  ['  Åsa  Maria  Öberg ', 'ÅÖ'],
  ['李 明', '李明'],
  ['★', ''],
  ['', ''],
])('of %j are %j', (name, letters) => {
  expect(initials(name, 2)).toBe(letters);
});

it('are one letter where there is no room for two', () => {
  expect(initials('Vesna Petrović', 1)).toBe('V');
});

it('have every colour, always the same one for a name', () => {
  const tones = Array.from({ length: 200 }, (_, index) => tone(`person ${index}`));
  expect(new Set(tones).size).toBe(TONES);
  expect(tone('person 7')).toBe(tones[7]);
});
