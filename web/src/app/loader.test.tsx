import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

vi.mock('app/waitForAct', { spy: true });

const heard: string[] = [];

/** The script listens as long as its page stands. */
let leave = () => {};

/** Buttons of the app, which tell that they were pressed. */
function Buttons() {
  const tell = (name: string) => () => void heard.push(name);
  return (
    <>
      <button type="button" name="follow" onClick={tell('follow')}>
        <svg aria-hidden="true" />
        <span>Follow</span>
      </button>
      <button type="button" name="save" onClick={tell('save')}>
        Save
      </button>
      <button type="button" name="send" disabled onClick={tell('send')}>
        Send
      </button>
      <p>Words</p>
    </>
  );
}

/** A form of the app, which tells what it was given when it is asked. */
function Form() {
  const [words, setWords] = useState('');
  const [note, setNote] = useState('as it was');
  const [size, setSize] = useState('small');
  const [agreed, setAgreed] = useState(false);
  const tell = () => heard.push([words, note, size, agreed].join(' | '));
  return (
    <>
      <input aria-label="Words" value={words} onChange={(event) => setWords(event.target.value)} />
      <textarea aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <select aria-label="Size" value={size} onChange={(event) => setSize(event.target.value)}>
        <option>small</option>
        <option>large</option>
      </select>
      <input
        type="checkbox"
        aria-label="Agreed"
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      <button type="button" onClick={tell}>
        Tell
      </button>
    </>
  );
}

/** A field that tells when it gets the focus. */
function Field() {
  return <input aria-label="Words" onFocus={() => heard.push('focus')} />;
}

/** The page as the server wrote it, with the script that comes first; `takeOver` is the app. */
async function open(App: ComponentType, Later: ComponentType = App) {
  document.body.replaceWith(document.createElement('body'));
  const root = document.body.appendChild(document.createElement('div'));
  const markup = `<main>${renderToString(<App />)}</main>`;
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  root.append(...(body.firstElementChild as Element).childNodes);
  vi.resetModules();
  const listened = vi.spyOn(document, 'addEventListener');
  const { giveEarlyActs } = await import('app/loader');
  leave = () => {
    for (const call of listened.mock.calls) document.removeEventListener(...call);
    listened.mockRestore();
  };
  const takeOver = () => {
    hydrateRoot(root, <Later />, { onRecoverableError: () => undefined });
    return giveEarlyActs();
  };
  return { page: within(document.body), takeOver };
}

/** The buttons as a part that comes when it is told to. */
function late() {
  let come = () => {};
  const part = new Promise<{ default: ComponentType }>((resolve) => {
    come = () => resolve({ default: Buttons });
  });
  return { Part: lazy(() => part), come: () => come() };
}

/** A page with a button of its own and a part. */
function inFrame(Part: ComponentType) {
  return () => (
    <>
      <button type="button" name="here" onClick={() => void heard.push('here')}>
        Here
      </button>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </>
  );
}

const press = (name: string) => userEvent.click(document.getElementsByName(name)[0] as HTMLElement);

afterEach(() => {
  leave();
  heard.length = 0;
});

it.each([
  ['pressed once', ['follow'], ['follow']],
  ['pressed again, since nothing happened', ['follow', 'follow'], ['follow']],
  ['pressed one after another', ['follow', 'save'], ['follow', 'save']],
  ['pressed again after another', ['follow', 'save', 'follow'], ['save', 'follow']],
  ['disabled', ['send'], []],
])('gives the app what was %s, once', async (_how, presses, given) => {
  const { takeOver } = await open(Buttons);
  for (const name of presses) await press(name);
  await takeOver();
  expect(heard).toEqual(given);
});

it('gives what was pressed on the picture in a button', async () => {
  const { takeOver } = await open(Buttons);
  await userEvent.click(document.querySelector('svg') as Element);
  await takeOver();
  expect(heard).toEqual(['follow']);
});

it('leaves what React hears while it takes it over', async () => {
  const { takeOver } = await open(Buttons);
  const given = takeOver();
  await press('follow');
  await given;
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toEqual(['follow']);
});

it.each(['scroll', 'keydown'])(
  'says so that its reader moves (%s), for all to be drawn',
  async (type) => {
    delete document.documentElement.dataset.acted;
    await open(Buttons);
    expect(document.documentElement).not.toHaveAttribute('data-acted');
    document.dispatchEvent(new Event(type));
    expect(document.documentElement).toHaveAttribute('data-acted');
  },
);

it('gives the focus that a field has already', async () => {
  const { page, takeOver } = await open(Field);
  page.getByLabelText('Words').focus();
  await takeOver();
  expect(heard).toEqual(['focus']);
});

it('gives nothing when words were pressed', async () => {
  const { takeOver } = await open(Buttons);
  await userEvent.click(document.querySelector('p') as HTMLElement);
  await takeOver();
  expect(heard).toEqual([]);
});

it('leaves later presses alone', async () => {
  const { takeOver } = await open(Buttons);
  await press('save');
  await takeOver();
  await press('follow');
  expect(heard).toEqual(['save', 'follow']);
});

it('forgets what has gone meanwhile', async () => {
  const { takeOver } = await open(Buttons, Form);
  vi.spyOn(console, 'error').mockReturnValue();
  await press('follow');
  await takeOver();
  expect(heard).toEqual([]);
});

it('gives the app what was typed and chosen, in order with what was pressed', async () => {
  const { page, takeOver } = await open(Form);
  await userEvent.type(page.getByLabelText('Words'), 'old towns');
  await userEvent.clear(page.getByLabelText('Note'));
  await userEvent.type(page.getByLabelText('Note'), 'as I like it');
  await userEvent.selectOptions(page.getByLabelText('Size'), 'large');
  await userEvent.click(page.getByLabelText('Agreed'));
  await userEvent.click(page.getByText('Tell'));
  await takeOver();
  expect(heard).toEqual(['old towns | as I like it | large | true']);
});

it('gives a part that comes later what was pressed before it and meanwhile', async () => {
  const { Part, come } = late();
  const { takeOver } = await open(inFrame(Buttons), inFrame(Part));
  await press('follow');
  const given = takeOver();
  await press('save');
  expect(heard).toEqual([]);
  come();
  await given;
  expect(heard).toEqual(['follow', 'save']);
});

it('does at once what is pressed on what is there, also before what waits for its part', async () => {
  const { Part, come } = late();
  const { takeOver } = await open(inFrame(Buttons), inFrame(Part));
  await press('follow');
  const given = takeOver();
  await vi.waitFor(async () => {
    await press('here');
    expect(heard).toContain('here');
  });
  expect(heard).not.toContain('follow');
  come();
  await given;
  expect(heard.at(-1)).toBe('follow');
});

it('fetches the scripts that the server named at the first touch, once', async () => {
  const script = document.head.appendChild(document.createElement('script'));
  script.dataset.app = '/assets/start.js';
  script.dataset.preload = '/assets/start.js /assets/pin.js';
  await open(Buttons);
  const fetched = () =>
    [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) =>
      link.getAttribute('href'),
    );
  expect(fetched()).toEqual([]);
  window.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('pointerdown'));
  expect(fetched()).toEqual(['/assets/start.js', '/assets/pin.js']);
  document.head.replaceChildren();
});

it('tells the page that waits of a start that fails though its scripts came', async () => {
  const script = document.head.appendChild(document.createElement('script'));
  script.dataset.app = 'data:text/javascript,';
  await open(Buttons);
  const { beginApp } = await import('app/loader');
  const { waitForAct } = await import('app/waitForAct');
  const waits = vi.mocked(waitForAct).mock.lastCall?.[1];
  const failure = new Error('no page');
  beginApp(Promise.reject(failure));
  await expect(waits?.start()).rejects.toBe(failure);
  document.head.replaceChildren();
});

/** The page waits with its app, which is nothing, and has a part of a style sheet. */
async function openPartly() {
  const script = document.head.appendChild(document.createElement('script'));
  script.dataset.app = 'data:text/javascript,';
  const part = document.head.appendChild(document.createElement('link'));
  Object.assign(part, { rel: 'stylesheet', href: '/assets/a.css' }).dataset.partial = '';
  await open(Buttons);
  const { beginApp } = await import('app/loader');
  const { waitForAct } = await import('app/waitForAct');
  const waits = vi.mocked(waitForAct).mock.lastCall?.[1];
  if (!waits) throw new Error('the page does not wait');
  beginApp(Promise.resolve());
  return {
    ...waits,
    sheets: () => [...document.querySelectorAll<HTMLLinkElement>('link[media*=all]')],
    part,
  };
}

it('starts the app when the whole of its styles is there', async () => {
  const { load, start, sheets, part } = await openPartly();
  load();
  const [sheet] = sheets();
  expect(sheet).toMatchObject({ rel: 'stylesheet', media: 'not all', href: part.href });
  const started = start();
  await new Promise((resolve) => setTimeout(resolve));
  expect(sheet?.media).toBe('not all');
  sheet?.dispatchEvent(new Event('load'));
  await started;
  expect(sheets().map(({ media }) => media)).toEqual(['all']);
  document.head.replaceChildren();
});

it('asks anew for styles that did not come', async () => {
  const { load, start, sheets } = await openPartly();
  load();
  sheets()[0]?.dispatchEvent(new Event('error'));
  await expect(start()).rejects.toThrow('/assets/a.css');
  const started = start();
  sheets()[1]?.dispatchEvent(new Event('load'));
  await started;
  expect(sheets().map(({ media }) => media)).toEqual(['not all', 'all']);
  document.head.replaceChildren();
});
