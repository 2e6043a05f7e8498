import { describe, expect, test } from 'vitest';
import { viewedPins } from './viewed';

const many = Array.from({ length: 12 }, (_, place) => `/pin/${place + 1}/`);

describe('what a visitor looked at', () => {
  test.each([
    ['nothing', [], []],
    ['no pins', ['/', '/search/pins/?q=/pin/1/', '/ines/rooms/'], []],
    ['the most recent first', ['/pin/1/', '/', '/pin/2/'], ['2', '1']],
    ['each once, where it was seen last', ['/pin/1/', '/pin/2/', '/pin/1/'], ['1', '2']],
    ['with words before the id', ['/pin/garden-path--12/'], ['12']],
    ['with a query, and without a slash', ['/pin/1/?utm_source=x', '/pin/2'], ['2', '1']],
    ['no page below a pin', ['/pin/1/sent/', '/pin/create/x/'], []],
    ['no pin that is being made', ['/pin/create/', '/pin/create/?url=x'], []],
    ['ten at most', many, ['12', '11', '10', '9', '8', '7', '6', '5', '4', '3']],
  ])('%s', (_, addresses, expected) => {
    expect(viewedPins(addresses)).toEqual(expected);
  });
});
