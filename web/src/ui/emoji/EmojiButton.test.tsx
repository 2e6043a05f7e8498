import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { renderInCatalogue } from '../inCatalogue';
import { EmojiButton } from './EmojiButton';

function Written({ most }: { most: number }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [words, setWords] = useState('Good morning');
  return (
    <>
      <textarea
        ref={field}
        aria-label="Words"
        maxLength={most}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <EmojiButton field={field} onWrite={setWords} />
    </>
  );
}

async function show(most = 100) {
  const user = userEvent.setup();
  renderInCatalogue(<Written most={most} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Words' });
  field.setSelectionRange(4, 4);
  const button = screen.getByRole('button', { name: 'Add an emoji' });
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Emoji' }, { timeout: 15_000 });
  return { user, field, button, dialog };
}

const search = () => screen.getByRole('textbox', { name: 'Search emoji' });
const emoji = (name: string) => screen.getByRole('button', { name });

it('writes an emoji where the caret stands, and leads back there', async () => {
  const { user, field } = await show();
  await user.click(emoji('sun'));
  expect(field).toHaveValue('Good☀️ morning');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field.selectionStart).toBe('Good☀️'.length);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('!');
  expect(field).toHaveValue('Good☀️! morning');
});

it('is walked by keys, from the search and back', async () => {
  const { user } = await show();
  expect(search()).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(emoji('grinning face')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  // Seven stand in a row.
  expect(emoji('slight smile')).toHaveFocus();
  await user.keyboard('{ArrowUp}{Home}');
  expect(emoji('grinning face')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(search()).toHaveFocus();
});

it('finds by name, and takes the first by Enter', async () => {
  const { user, field } = await show();
  await user.type(search(), 'xyz');
  expect(screen.getByRole('status')).toHaveTextContent('No emoji found');
  await user.clear(search());
  await user.type(search(), 'robot{Enter}');
  expect(field).toHaveValue('Good🤖 morning');
  await waitFor(() => expect(field).toHaveFocus());
});

it('goes by Escape, and gives the focus back', async () => {
  const { user, field, button } = await show();
  await user.keyboard('{ArrowDown}{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(field).toHaveValue('Good morning');
});

it('writes nothing for which there is no room', async () => {
  const { user, field } = await show(12);
  await user.click(emoji('sun'));
  expect(field).toHaveValue('Good morning');
  await waitFor(() => expect(field).toHaveFocus());
});

it('is accessible', async () => {
  const { dialog } = await show();
  const { violations } = await axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
