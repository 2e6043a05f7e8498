import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTurns } from './turns';

let saveData = false;
let isHidden = false;

beforeEach(() => {
  saveData = false;
  isHidden = false;
  Object.defineProperty(window.navigator, 'connection', {
    configurable: true,
    get: () => ({ saveData }),
  });
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (isHidden ? 'hidden' : 'visible'),
  });
});

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** So many cards, none of them in sight; `see` says how much of each is. */
function cards(count: number) {
  let hear: IntersectionObserverCallback = () => {};
  const unobserve = vi.fn();
  const turns = createTurns((listener) => {
    hear = listener;
    return { observe: () => {}, unobserve };
  });
  const on = new Set<number>();
  let most = 0;
  const all = Array.from({ length: count }, (_, nth) => {
    const card = document.body.appendChild(document.createElement('div'));
    const stop = turns.watch(card, (isOn) => {
      if (isOn) on.add(nth);
      else on.delete(nth);
      most = Math.max(most, on.size);
    });
    return { card, stop };
  });
  const see = (shares: Record<number, number>) => {
    const entries = Object.entries(shares).map(([nth, intersectionRatio]) => ({
      target: all[Number(nth)]?.card,
      intersectionRatio,
    }));
    hear(entries as unknown as IntersectionObserverEntry[], {} as IntersectionObserver);
  };
  return { see, on: () => [...on].sort(), most: () => most, all, unobserve };
}

describe('videos of a grid', () => {
  it.each([
    [0, []],
    [0.49, []],
    [0.5, [0]],
    [1, [0]],
  ])('play while %d of their card is in sight', (share, playing) => {
    const { see, on } = cards(1);
    see({ 0: share });
    expect(on()).toEqual(playing);
    see({ 0: 0.2 });
    expect(on()).toEqual([]);
  });

  it('play three at once, the first of the page first', () => {
    const { see, on } = cards(5);
    see({ 4: 1, 3: 1, 2: 1, 1: 1 });
    expect(on()).toEqual([1, 2, 3]);
  });

  it('go on until they leave, and then another begins', () => {
    const { see, on, most } = cards(5);
    see({ 2: 1, 3: 1, 4: 1 });
    see({ 0: 1, 1: 1 });
    expect(on()).toEqual([2, 3, 4]);
    see({ 3: 0.3 });
    expect(on()).toEqual([0, 2, 4]);
    expect(most()).toBe(3);
  });

  it('give their turn away when they are gone', () => {
    const { see, on, all, unobserve } = cards(4);
    see({ 0: 1, 1: 1, 2: 1, 3: 1 });
    all[1]?.stop();
    expect(unobserve).toHaveBeenCalledExactlyOnceWith(all[1]?.card);
    expect(on()).toContain(3);
  });

  it('stand still while the page is hidden', () => {
    const { see, on } = cards(1);
    see({ 0: 1 });
    isHidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(on()).toEqual([]);
    isHidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(on()).toEqual([0]);
  });

  it('stand still where data is saved', () => {
    saveData = true;
    const { see, on } = cards(1);
    see({ 0: 1 });
    expect(on()).toEqual([]);
  });

  it('stand still where less motion is wanted, also from now on', () => {
    const wish = Object.assign(new EventTarget(), { matches: false });
    vi.spyOn(window, 'matchMedia').mockImplementation(
      () => wish as unknown as ReturnType<typeof window.matchMedia>,
    );
    const { see, on } = cards(1);
    see({ 0: 1 });
    expect(on()).toEqual([0]);
    wish.matches = true;
    wish.dispatchEvent(new Event('change'));
    expect(on()).toEqual([]);
  });
});
