import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

/** The page as the server wrote it, with the script that comes first; what takes it over hears presses. */
async function open() {
  vi.resetModules();
  const { giveEarlyPress } = await import('app/earlyPress');
  const heard: string[] = [];
  const takeOver = () => {
    document.body.addEventListener('click', ({ target }) => {
      heard.push((target as Element).closest('button')?.name ?? 'none');
    });
    giveEarlyPress();
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

it('gives the app the press that it missed, once', async () => {
  const { heard, takeOver } = await open();
  await press('follow');
  await press('follow');
  takeOver();
  expect(heard).toEqual(['follow']);
});

it('keeps the last press only', async () => {
  const { heard, takeOver } = await open();
  await press('follow');
  await press('save');
  takeOver();
  expect(heard).toEqual(['save']);
});

it.each([
  ['nothing was pressed', async () => {}],
  [
    'words were pressed last',
    async () => {
      await press('follow');
      await userEvent.click(document.querySelector('p') as HTMLElement);
    },
  ],
  ['the button is disabled', () => press('send')],
])('gives nothing when %s', async (_name, act) => {
  const { heard, takeOver } = await open();
  await act();
  takeOver();
  expect(heard).toEqual([]);
});

it('leaves later presses alone', async () => {
  const { heard, takeOver } = await open();
  takeOver();
  await press('follow');
  expect(heard).toEqual(['follow']);
});
