import { describe, expect, it } from 'vitest';
import { arrivalOf } from './arrival';
import { behaviorOf, noticeScroll } from './parts/behavior';

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

describe('what a browser notices of a visitor', () => {
  const pageAt = (scrollY: number) => Object.assign(new EventTarget(), { scrollY });

  it.each([
    [[], 0, 0, 0],
    [['/'], 999.9, 1, 0],
    [['/', '/pin/7/', '/'], 61_000, 3, 61],
  ])('of %j after %d ms: %d pages, %d seconds', (pages, elapsed, pages_seen, seconds) => {
    expect(behaviorOf(pages, elapsed)).toEqual({ pages_seen, seconds, has_scrolled: false });
  });

  it('knows once it has scrolled', () => {
    const page = pageAt(0);
    noticeScroll(page);
    expect(behaviorOf([], 0).has_scrolled).toBe(false);
    page.dispatchEvent(new Event('scroll'));
    expect(behaviorOf([], 0).has_scrolled).toBe(true);
  });

  it('knows that it had scrolled before', () => {
    noticeScroll(pageAt(0));
    expect(behaviorOf([], 0).has_scrolled).toBe(false);
    noticeScroll(pageAt(900));
    expect(behaviorOf([], 0).has_scrolled).toBe(true);
  });
});
