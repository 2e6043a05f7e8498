import { beforeEach, expect, it, vi } from 'vitest';
import { watchCards } from './watchCards';

/** How much of which cards is in sight, as the browser would tell. */
let look: (shares: Record<string, number>) => void;
let watched: Set<Element>;

class Sight {
  constructor(hear: (entries: { target: Element; intersectionRatio: number }[]) => void) {
    look = (shares) => {
      const cards = [...watched].filter((card) => (card.getAttribute('data-pin') ?? '') in shares);
      hear(
        cards.map((target) => ({
          target,
          intersectionRatio: shares[target.getAttribute('data-pin') ?? ''] ?? 0,
        })),
      );
    };
  }
  observe(card: Element) {
    watched.add(card);
  }
  unobserve(card: Element) {
    watched.delete(card);
  }
}

let seen: string[];
let visit: string;

beforeEach(() => {
  watched = new Set();
  seen = [];
  visit = 'a /';
  vi.stubGlobal('IntersectionObserver', Sight);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.innerHTML = card('1') + card('2');
  watchCards({ onSeen: (pin) => seen.push(pin), visit: () => visit });
  return async () => {
    // The watchers of a test end with what they watch.
    document.body.remove();
    document.documentElement.append(document.createElement('body'));
    vi.useRealTimers();
  };
});

const card = (pin: string) => `<div><article data-pin="${pin}"></article></div>`;

/** Changes of the document are told behind the work that made them. */
const told = () => Promise.resolve();

it('sees a card of which half is in sight for a second', () => {
  look({ 1: 0.5, 2: 0.49 });
  vi.advanceTimersByTime(999);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['1']);
});

it('does not see what is scrolled past', () => {
  look({ 1: 1 });
  vi.advanceTimersByTime(600);
  look({ 1: 0.2 });
  vi.advanceTimersByTime(600);
  look({ 1: 0.8 });
  vi.advanceTimersByTime(999);
  expect(seen).toEqual([]);
});

it('sees a pin once in each visit', () => {
  for (const [at, expected] of [
    ['a /', ['1']],
    ['a /', ['1']],
    ['b /', ['1', '1']],
    ['a /', ['1', '1']],
  ] as const) {
    visit = at;
    look({ 1: 1 });
    vi.advanceTimersByTime(1_000);
    expect(seen).toEqual(expected);
  }
});

it('sees cards that come later, and none that went', async () => {
  document.body.insertAdjacentHTML('beforeend', `<section>${card('3')}</section>`);
  await told();
  look({ 1: 1, 3: 1 });
  document.querySelector('[data-pin="1"]')?.parentElement?.remove();
  await told();
  vi.advanceTimersByTime(1_000);
  expect(seen).toEqual(['3']);
  expect([...watched].map((one) => one.getAttribute('data-pin'))).toEqual(['2', '3']);
});

it('sees nothing while the page is hidden', () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  look({ 1: 1 });
  vi.advanceTimersByTime(1_000);
  expect(seen).toEqual([]);
  state.mockRestore();
});
