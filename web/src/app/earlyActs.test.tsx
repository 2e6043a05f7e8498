import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';

/** The page as the server wrote it, with the script that comes first; what takes it over hears presses. */
async function open() {
  vi.resetModules();
  const { giveEarlyActs } = await import('app/earlyActs');
  const heard: string[] = [];
  const takeOver = () => {
    document.body.addEventListener('click', ({ target }) => {
      heard.push((target as Element).closest<HTMLButtonElement>('button, input')?.name ?? 'none');
    });
    giveEarlyActs();
  };
  return { heard, takeOver };
}

const press = (name: string) => userEvent.click(document.getElementsByName(name)[0] as HTMLElement);

beforeEach(() => {
  document.body.replaceWith(document.createElement('body'));
  document.body.innerHTML =
    '<button name="follow"><span>Follow</span></button><button name="save">Save</button>' +
    '<button name="send" disabled>Send</button><p>Words</p>';
});

it.each([
  ['pressed once', ['follow'], ['follow']],
  ['pressed again, since nothing happened', ['follow', 'follow'], ['follow']],
  ['pressed one after another', ['follow', 'save'], ['follow', 'save']],
  ['pressed again after another', ['follow', 'save', 'follow'], ['save', 'follow']],
  ['disabled', ['send'], []],
])('gives the app what was %s, once', async (_how, presses, given) => {
  const { heard, takeOver } = await open();
  for (const name of presses) await press(name);
  takeOver();
  expect(heard).toEqual(given);
});

it('gives nothing when words were pressed', async () => {
  const { heard, takeOver } = await open();
  await userEvent.click(document.querySelector('p') as HTMLElement);
  takeOver();
  expect(heard).toEqual([]);
});

it('leaves later presses alone', async () => {
  const { heard, takeOver } = await open();
  takeOver();
  await press('follow');
  expect(heard).toEqual(['follow']);
});

/** A form of the app, which tells what it was given last. */
function Form() {
  const [words, setWords] = useState('');
  const [note, setNote] = useState('as it was');
  const [size, setSize] = useState('small');
  const [agreed, setAgreed] = useState(false);
  const [told, setTold] = useState('');
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
      <button type="button" onClick={() => setTold([words, note, size, agreed].join(' | '))}>
        Tell
      </button>
      <output>{told}</output>
    </>
  );
}

it('gives the app what was typed and chosen, in order with what was pressed', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.append(
    ...new DOMParser().parseFromString(renderToString(<Form />), 'text/html').body.childNodes,
  );
  const { takeOver } = await open();
  const form = within(document.body);
  const user = userEvent.setup();
  await user.type(form.getByLabelText('Words'), 'old towns');
  await user.clear(form.getByLabelText('Note'));
  await user.type(form.getByLabelText('Note'), 'as I like it');
  await user.selectOptions(form.getByLabelText('Size'), 'large');
  await user.click(form.getByLabelText('Agreed'));
  await user.click(form.getByText('Tell'));
  hydrateRoot(root, <Form />);
  takeOver();
  expect(await form.findByText('old towns | as I like it | large | true')).toBeVisible();
  expect(form.getByLabelText('Words')).toHaveValue('old towns');
  expect(form.getByLabelText('Agreed')).toBeChecked();
});
