import { describe, expect, it } from 'vitest';
import { arrivalOf } from './arrival';

describe('how a visitor came', () => {
  it.each([
    [[], null, null, []],
    [['/?invite_code=abc'], 'abc', null, ['/']],
    [['/?invite_code=abc', '/pin/7/'], 'abc', null, ['/', '/pin/7/']],
    [['/signup/?next=%2Fpin%2F7%2F%3Finvite_code%3Dabc'], 'abc', null, ['/signup/']],
    [['/?utm_campaign=one', '/?utm_campaign=two'], null, 'two', ['/', '/']],
  ])('%j', (addresses, invite_code, utm_campaign, visited_pages) => {
    expect(arrivalOf(addresses)).toEqual({ invite_code, utm_campaign, visited_pages });
  });
});
