import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchLinks } from './watchLinks';

const told: string[] = [];
let away: number;

beforeAll(() => {
  // Behind all that hears it: nothing is opened.
  for (const press of ['click', 'auxclick']) {
    window.addEventListener(press, (event) => event.preventDefault());
  }
  watchLinks({
    onLeft: (pin) => told.push(`left ${pin}`),
    onReturn: (pin, awayMs) => {
      told.push(`back from ${pin}`);
      away = awayMs;
    },
  });
});

beforeEach(() => {
  // What a test before left open is over.
  hide('hidden');
  hide('visible');
  told.length = 0;
  window.history.replaceState(null, '', '/pin/7/');
});

/** Shows a link and presses it; where it leads is not opened. */
function press(html: string, type = 'click', init: MouseEventInit = {}) {
  document.body.innerHTML = html;
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
  document.querySelector('b')?.dispatchEvent(event);
}

function hide(state: DocumentVisibilityState) {
  const spy = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
  spy.mockRestore();
}

const link = (href: string, rel = 'nofollow noopener') =>
  `<a href="${href}" rel="${rel}"><b>x</b></a>`;
const OUT = link('https://shop.example/chair');
const card = (content: string) => `<article data-pin="5">${content}</article>`;
const closeup = (content: string) => `<article data-closeup>${content}</article>`;

describe('a pin’s link is followed', () => {
  it.each<[string, string, string[]]>([
    ['on a card', card(OUT), ['left 5']],
    ['on the page of a pin', closeup(OUT), ['left 7']],
    ['not where it leads to this host', card(link('/ada/')), []],
    ['not where it is the host’s own', closeup(link('https://help.example/', 'noopener')), []],
    ['not where another thing in the page gives it', closeup(`<article>${OUT}</article>`), []],
    ['not outside of pins', `<main>${OUT}</main>`, []],
    ['not where nothing is opened', card(link('mailto:ada@example.org')), []],
    ['not beside the link', card('<p><b>x</b></p>'), []],
  ])('%s', (_name, html, expected) => {
    press(html);
    expect(told).toEqual(expected);
  });

  it('by the middle button, not by the right one', () => {
    press(card(OUT), 'auxclick', { button: 2 });
    expect(told).toEqual([]);
    press(card(OUT), 'auxclick', { button: 1 });
    expect(told).toEqual(['left 5']);
  });
});

describe('the viewer is back', () => {
  it('once, when the page is seen again', () => {
    press(card(OUT));
    window.dispatchEvent(new Event('focus'));
    expect(told).toEqual(['left 5']);
    hide('hidden');
    hide('visible');
    window.dispatchEvent(new Event('focus'));
    expect(told).toEqual(['left 5', 'back from 5']);
  });

  it('when another window was before it, after the time that it was', () => {
    vi.useFakeTimers({ now: 5_000 });
    press(closeup(OUT));
    window.dispatchEvent(new Event('blur'));
    vi.setSystemTime(12_000);
    window.dispatchEvent(new Event('focus'));
    vi.useRealTimers();
    expect(told).toEqual(['left 7', 'back from 7']);
    expect(away).toBe(7_000);
  });

  it('not from where no link led', () => {
    hide('hidden');
    hide('visible');
    expect(told).toEqual([]);
  });
});
