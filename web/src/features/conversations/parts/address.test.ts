import { expect, it } from 'vitest';
import { addressOf, isSameAddress } from './address';

it.each([
  [' ada@example.com ', 'ada@example.com'],
  ['ada.b+tag@mail.example.org', 'ada.b+tag@mail.example.org'],
  ['ada@example', null],
  ['ada', null],
  ['@ada', null],
  ['ada b@example.com', null],
  ['Ada <ada@example.com>', null],
])('knows the address in "%s"', (typed, address) => {
  expect(addressOf(typed)).toBe(address);
});

it('knows an address in any case', () => {
  expect(isSameAddress('Ada@example.com', 'ada@EXAMPLE.com')).toBe(true);
  expect(isSameAddress('ada@example.com', 'ben@example.com')).toBe(false);
});
