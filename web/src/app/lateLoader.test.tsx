import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The fields of a page that is read, as the app has them: what it was told last stands below. */
function Page() {
  const [words, setWords] = useState('oak');
  const [note, setNote] = useState('as it was');
  const [agreed, setAgreed] = useState(false);
  const [said, setSaid] = useState('');
  return (
    <main>
      <input name="words" value={words} onChange={(event) => setWords(event.target.value)} />
      <textarea name="note" value={note} onChange={(event) => setNote(event.target.value)} />
      <input
        type="checkbox"
        name="agreed"
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      <button type="button" onClick={() => setSaid((before) => `${before}[${words}]`)}>
        Say
      </button>
      <output>{[words, note, agreed].join(' | ')}</output>
      <p>{said}</p>
    </main>
  );
}

const field = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement;

let root: HTMLElement;

/** Each script listens as long as its page stands. */
const listened = [document, window].map((target) => vi.spyOn(target, 'addEventListener'));

/** The loader comes to a page that waits with its app and has been read for a while. */
async function comes() {
  vi.resetModules();
  const loader = await import('app/loader');
  await new Promise(requestAnimationFrame);
  return loader;
}

/** Whether the app is fetched. */
const isFetched = () => document.querySelector('link[rel="modulepreload"]') !== null;

beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
  const { body } = new DOMParser().parseFromString(renderToString(<Page />), 'text/html');
  root.append(...body.childNodes);
  const script = document.head.appendChild(document.createElement('script'));
  script.dataset.app = 'data:text/javascript,';
  script.dataset.preload = '/assets/start.js';
  delete document.documentElement.dataset.acted;
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(10_000);
  Object.assign(window, { innerHeight: 800, scrollY: 0 });
});

afterEach(() => {
  for (const spy of listened) {
    const target = spy.mock.contexts[0] as EventTarget | undefined;
    for (const call of spy.mock.calls) {
      target?.removeEventListener(...(call as Parameters<EventTarget['removeEventListener']>));
    }
    spy.mockClear();
  }
  document.body.replaceChildren();
  document.head.replaceChildren();
});

it('waits with the app where the reader has done nothing yet', async () => {
  await comes();
  expect(isFetched()).toBe(false);
  expect(document.documentElement).not.toHaveAttribute('data-acted');
});

it('gives the app what was typed and chosen before it came', async () => {
  field('words').value = 'old towns';
  field('note').value = '';
  field('agreed').checked = true;
  const { giveEarlyActs } = await comes();
  expect(isFetched()).toBe(true);
  hydrateRoot(root, <Page />);
  await giveEarlyActs();
  await vi.waitFor(() => {
    expect(root.querySelector('output')?.textContent).toBe('old towns |  | true');
  });
});

it('does what was pressed before it came, once and after what was typed before', async () => {
  const say = root.querySelector('button') as HTMLElement;
  // As the page notes it (`EARLY` in `pages/shell.rs`).
  const early: Event[] = [];
  const note = (event: Event) => early.push(event);
  for (const type of ['click', 'input']) window.addEventListener(type, note);
  say.click();
  field('words').value = 'old towns';
  field('words').dispatchEvent(new Event('input', { bubbles: true }));
  say.click();
  for (const type of ['click', 'input']) window.removeEventListener(type, note);
  Object.assign(window, { early });
  const { giveEarlyActs } = await comes();
  expect(isFetched()).toBe(true);
  hydrateRoot(root, <Page />);
  await giveEarlyActs();
  await vi.waitFor(() => expect(root.querySelector('p')?.textContent).toBe('[old towns]'));
  Object.assign(window, { early: undefined });
});

it.each<[string, KeyboardEventInit, boolean]>([
  ['a key that leads to a field', { key: 'c' }, true],
  ['one of the browser', { key: 'c', ctrlKey: true }, false],
  ['another key', { key: 'x' }, false],
])('leads by %s that was pressed before it came', async (_what, key, isLed) => {
  field('note').setAttribute('aria-keyshortcuts', 'c');
  const pressed = new KeyboardEvent('keydown', { ...key, bubbles: true });
  // The page notes it, and nothing else hears it yet.
  document.body.dispatchEvent(pressed);
  Object.assign(window, { early: [pressed] });
  await comes();
  expect(document.activeElement).toBe(isLed ? field('note') : document.body);
  Object.assign(window, { early: undefined });
});

it.each([
  ['far from the end', 5_000, false],
  ['near the end', 9_000, true],
])(
  'draws all for a reader who has come %s, and fetches near the end',
  async (_where, scrollY, fetched) => {
    Object.assign(window, { scrollY });
    await comes();
    expect(document.documentElement).toHaveAttribute('data-acted');
    expect(isFetched()).toBe(fetched);
  },
);
