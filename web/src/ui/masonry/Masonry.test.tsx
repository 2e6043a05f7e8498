import { readFileSync } from 'node:fs';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Masonry, type MasonryProps } from './Masonry';

/** jsdom has neither layout nor container queries: this stands in for the style sheet's answer. */
let width = 0;
let columns = 0;

class NoResize {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  width = 744;
  columns = 3;
  vi.stubGlobal('ResizeObserver', NoResize);
  vi.stubGlobal('innerHeight', 800);
  const computed = window.getComputedStyle.bind(window);
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    const style = computed(element);
    if (element.tagName === 'UL') {
      Object.defineProperty(style, 'inlineSize', { value: `${width}px`, configurable: true });
      const read = style.getPropertyValue.bind(style);
      style.getPropertyValue = (name) => (name === '--fit' ? String(columns) : read(name));
    } else if (element === document.documentElement) {
      Object.defineProperty(style, 'fontSize', { value: '16px', configurable: true });
    }
    return style;
  });
  vi.spyOn(HTMLUListElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 100 - window.scrollY, width, 5000),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

const keyOf = (item: number) => item;
const square = () => ({ scaled: 1, fixed: 0 });
const link = (item: number) => <a href={`#${item}`}>{`Item ${item}`}</a>;

function grid(props: Partial<MasonryProps<number>> = {}) {
  return (
    <Masonry
      label="Numbers"
      items={numbers(600)}
      itemKey={keyOf}
      itemSize={square}
      renderItem={link}
      {...props}
    />
  );
}

const shown = () => screen.getAllByRole('listitem').map((item) => Number(item.dataset.index));

function scrollTo(top: number) {
  vi.stubGlobal('scrollY', top);
  fireEvent.scroll(document);
}

it('is a named list that tells how long it is', () => {
  render(grid());
  expect(screen.getByRole('list', { name: 'Numbers' })).toBeInTheDocument();
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveAttribute('aria-posinset', '1');
  expect(first).toHaveAttribute('aria-setsize', '600');
});

it('keeps only what is near in the document, and what is near after scrolling', () => {
  render(grid());
  // Three squares of 237 px a row; two screens below the top are seven and a bit rows.
  expect(shown()[0]).toBe(0);
  expect(shown().length).toBeLessThan(30);
  scrollTo(20_000);
  expect(shown()[0]).toBeGreaterThan(200);
  expect(shown().length).toBeLessThan(40);
});

it('draws what is in view first, and what is near when that stands', async () => {
  let idle = () => {};
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    idle = work;
  });
  const drawn = new Set<number>();
  const renderItem = (item: number) => {
    drawn.add(item);
    return link(item);
  };
  render(grid({ renderItem }));
  // Three squares of 237 px a row, of which the window shows not quite three.
  expect(Math.max(...drawn)).toBeLessThan(15);
  expect(shown()).toEqual(numbers(drawn.size));
  await act(async () => {});
  await act(async () => idle());
  expect(shown()).toContain(15);
});

it('draws the first items where nothing can be measured', () => {
  width = 0;
  render(grid());
  expect(shown()).toEqual(numbers(30));
});

it('keeps the item with the focus, however far it is', () => {
  render(grid());
  screen.getByRole('link', { name: 'Item 2' }).focus();
  scrollTo(20_000);
  expect(shown()).toContain(2);
  expect(screen.getByRole('link', { name: 'Item 2' })).toHaveFocus();
});

it('moves the focus by arrows, also to what was not in the document', () => {
  render(grid());
  screen.getByRole('link', { name: 'Item 0' }).focus();
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
  press('ArrowDown');
  expect(screen.getByRole('link', { name: 'Item 3' })).toHaveFocus();
  press('ArrowRight');
  expect(screen.getByRole('link', { name: 'Item 4' })).toHaveFocus();
  press('End');
  expect(screen.getByRole('link', { name: 'Item 599' })).toHaveFocus();
  press('Home');
  expect(screen.getByRole('link', { name: 'Item 0' })).toHaveFocus();
});

it('leaves arrows to those who write', () => {
  render(grid({ items: numbers(9), renderItem: (item) => <input aria-label={`Field ${item}`} /> }));
  const field = screen.getByRole('textbox', { name: 'Field 0' });
  field.focus();
  fireEvent.keyDown(field, { key: 'ArrowRight' });
  expect(field).toHaveFocus();
});

it('asks for more once for every length, near the end only', () => {
  const onNearEnd = vi.fn();
  const { rerender } = render(grid({ onNearEnd }));
  expect(onNearEnd).not.toHaveBeenCalled();
  rerender(grid({ items: numbers(20), onNearEnd }));
  rerender(grid({ items: numbers(20), onNearEnd }));
  expect(onNearEnd).toHaveBeenCalledOnce();
  rerender(grid({ items: numbers(21), onNearEnd }));
  expect(onNearEnd).toHaveBeenCalledTimes(2);
});

it('takes over what the server sent without a difference', async () => {
  const complaints = vi.spyOn(console, 'error');
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(grid());
  const sent = host.querySelector('[data-index="4"]');
  expect(host.querySelectorAll('[data-index]')).toHaveLength(30);
  render(grid(), { container: host, hydrate: true });
  expect(complaints).not.toHaveBeenCalled();
  expect(host.querySelector('[data-index="4"]')).toBe(sent);
});

it('marks what a phone need not draw before its reader moves, until it is measured', () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(grid());
  const marked = () =>
    [...host.querySelectorAll<HTMLElement>('[data-later]')].map(
      ({ dataset, tagName }) => dataset.index ?? tagName,
    );
  expect(marked()).toEqual(['UL', ...numbers(30).slice(10).map(String)]);
  render(grid(), { container: host, hydrate: true });
  expect(marked()).toEqual([]);
});

it('reckons with the narrowest and highest window in which cards wait', () => {
  const sheet = readFileSync('src/ui/masonry/Masonry.module.css', 'utf8');
  const said = (what: string) => Number(sheet.match(`${what}: (\\d+)px`)?.[1]);
  const [width, height] = [said('min-width'), said('max-height')];
  // Eight pixels beside and between two columns.
  const column = (width - 3 * 8) / 2;
  const host = document.body.appendChild(document.createElement('div'));
  const low = () => ({ scaled: 0.4, fixed: 0 });
  host.innerHTML = renderToString(grid({ itemSize: low }));
  const topOf = (index: number) => Math.floor(index / 2) * (0.4 * column + 8);
  for (const index of numbers(30)) {
    const isLater = host.querySelector(`[data-index="${index}"]`)?.hasAttribute('data-later');
    expect(isLater, `${index}`).toBe(topOf(index) >= height);
  }
  expect(host.querySelectorAll('[data-index][data-later]').length).toBeGreaterThan(0);
});

it('needs less of what stands below other things', () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(grid({ above: 400 }));
  const first = host.querySelector('[data-index][data-later]');
  expect(first).toHaveAttribute('data-index', '6');
});
