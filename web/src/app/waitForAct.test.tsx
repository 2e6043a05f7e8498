import { type App, waitForAct } from 'app/waitForAct';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A finger or a mouse; jsdom has no pointers of its own. */
function pointer(type: string, pointerType: string, clientX = 7): Event {
  return Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType });
}

/** The window stands `above` pixels above the end of the page and is 800 high. */
function scrollTo(above: number): Event {
  const end = 10_000;
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(end);
  Object.assign(window, { innerHeight: 800, scrollY: end - 800 - above });
  return new Event('scroll');
}

function open(start: App['start'] = async () => {}) {
  const app = { load: vi.fn(), start: vi.fn(start), reload: vi.fn() };
  waitForAct(window, app);
  return app;
}

const act = (event: Event) => document.body.dispatchEvent(event);

/** What a browser tells of its line, which it does by getters that are not the object's own. */
function setLine(line: object | undefined): void {
  const value = line && Object.create(line);
  Object.defineProperty(navigator, 'connection', { value, configurable: true });
}

beforeEach(() => {
  vi.useFakeTimers();
  window.requestIdleCallback = (idle) => setTimeout(idle, 50) as unknown as number;
  setLine(undefined);
});

afterEach(() => {
  // What still waits is not told of the next test's acts.
  act(new Event('click'));
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

it.each<[string, () => Event, number, number]>([
  ['a press', () => new Event('click', { bubbles: true }), 1, 1],
  ['a key', () => new Event('keydown', { bubbles: true }), 1, 1],
  ['a filled field', () => new Event('input', { bubbles: true }), 1, 1],
  ['a mouse that rests', () => pointer('pointermove', 'mouse'), 0, 0],
  ['a finger that goes down', () => pointer('pointerdown', 'touch'), 1, 0],
  ['a finger that moves', () => pointer('pointermove', 'touch'), 0, 0],
  ['a scroll far from the end', () => scrollTo(1_601), 0, 0],
  ['a scroll near the end', () => scrollTo(1_599), 1, 1],
])('%s fetches and starts', (_act, event, fetched, started) => {
  const app = open();
  const happened = event();
  (happened.type === 'scroll' ? document : document.body).dispatchEvent(happened);
  expect(app.load).toHaveBeenCalledTimes(fetched);
  expect(app.start).toHaveBeenCalledTimes(started);
});

it.each([
  ['mouse', 1],
  ['pen', 1],
  ['touch', 0],
])('takes a %s that moves for an act: %d', (kind, started) => {
  const app = open();
  for (const place of [7, 7, 8]) {
    expect(app.start).not.toHaveBeenCalled();
    act(pointer('pointermove', kind, place));
  }
  expect(app.start).toHaveBeenCalledTimes(started);
});

it('takes no scroll of a row for one of the page', () => {
  const app = open();
  document.body.dispatchEvent(scrollTo(0));
  expect(app.start).not.toHaveBeenCalled();
});

it('starts once', async () => {
  const app = open();
  act(pointer('pointerdown', 'touch'));
  act(new Event('click', { bubbles: true }));
  act(new Event('keydown', { bubbles: true }));
  await vi.runAllTimersAsync();
  expect(app.load).toHaveBeenCalledTimes(1);
  expect(app.start).toHaveBeenCalledTimes(1);
});

it.each<[string, object | undefined, number]>([
  ['a browser that does not tell of its line', undefined, 1],
  ['a good line', { effectiveType: '4g', saveData: false }, 1],
  ['a slow line', { effectiveType: '3g' }, 0],
  ['saved data', { effectiveType: '4g', saveData: true }, 0],
])('starts by itself after a while with %s', async (_line, connection, started) => {
  setLine(connection);
  const app = open();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(app.start).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60);
  expect(app.start).toHaveBeenCalledTimes(started);
});

it('fetches nothing for a finger that may only scroll where data is saved, and all for a press', () => {
  setLine({ effectiveType: '4g', saveData: true });
  const app = open();
  act(pointer('pointerdown', 'touch'));
  expect(app.load).not.toHaveBeenCalled();
  act(new Event('click', { bubbles: true }));
  expect([app.load, app.start].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('waits for what the page shows before it counts the time', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const app = open();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(app.start).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(5_060);
  expect(app.start).toHaveBeenCalledTimes(1);
});

it('starts at once for who comes by an invite', () => {
  window.history.replaceState(null, '', '/ada/towns/?invite_code=abc');
  expect(open().start).toHaveBeenCalledTimes(1);
});

it('tries again at the next act when the scripts did not come', async () => {
  const report = vi.fn();
  window.reportError = report;
  const lost = new Error('lost');
  const app = open(vi.fn<App['start']>().mockRejectedValueOnce(lost).mockResolvedValue(null));
  act(new Event('click', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(report).toHaveBeenCalledWith(lost);
  act(new Event('click', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(0);
  act(new Event('click', { bubbles: true }));
  expect(app.start).toHaveBeenCalledTimes(2);
  expect(app.reload).not.toHaveBeenCalled();
});

it('loads the page anew when a press of a button fails again', async () => {
  window.reportError = vi.fn();
  document.body.innerHTML = '<a href="#"><i></i></a><button><b></b></button>';
  const app = open(() => Promise.reject(new Error('gone')));
  const press = async (name: string, type = 'click') => {
    document.querySelector(name)?.dispatchEvent(new Event(type, { bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
  };
  await press('b');
  await press('i');
  await press('b', 'keydown');
  expect(app.start).toHaveBeenCalledTimes(3);
  expect(app.reload).not.toHaveBeenCalled();
  await press('b');
  expect(app.reload).toHaveBeenCalledTimes(1);
});
