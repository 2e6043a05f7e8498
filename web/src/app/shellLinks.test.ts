import { addressWithin } from 'app/shellLinks';
import { expect, it } from 'vitest';

const click = {
  button: 0,
  defaultPrevented: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
};
const link = { href: 'https://pins.example/pin/1/?a=b#c', target: '', download: null };

it.each([
  ['a plain click', {}, {}, '/pin/1/?a=b#c'],
  ['the middle button', { button: 1 }, {}, null],
  ['a click that was handled', { defaultPrevented: true }, {}, null],
  ['a new tab by key', { ctrlKey: true }, {}, null],
  ['a new tab by target', {}, { target: '_blank' }, null],
  ['a download', {}, { download: '' }, null],
  ['another site', {}, { href: 'https://else.example/' }, null],
  ['no web address', {}, { href: 'mailto:a@b.example' }, null],
])('%s', (_name, clicked, other, expected) => {
  expect(
    addressWithin({ ...click, ...clicked }, { ...link, ...other }, 'https://pins.example'),
  ).toBe(expected);
});
