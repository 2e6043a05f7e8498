import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInCatalogue } from 'ui/inCatalogue';
import { beforeEach, expect, it, vi } from 'vitest';
import { hearShortcuts } from '../field/shortcuts';
import { SearchField } from './SearchField';
import { SuggestionList } from './SuggestionList';

const onSubmit = vi.fn();
const onTake = vi.fn();
const offered = [
  { key: '1', text: 'oak sideboard' },
  { key: '2', text: 'oak floor' },
];
const recent = ['birch', 'brass', 'beech'].map((text) => ({
  key: text,
  text,
  removeLabel: `Remove ${text}`,
}));
const clearing = { key: 'clear', text: 'Clear all' };

function Search() {
  const [words, setWords] = useState('');
  const [known, setKnown] = useState(recent);
  return (
    <SearchField
      label="Search"
      action="/search/pins/"
      value={words}
      onChange={setWords}
      onSubmit={onSubmit}
      list={(list) => (
        <SuggestionList
          field={list}
          suggestions={words ? offered : known.length > 0 ? [...known, clearing] : []}
          onTake={onTake}
          onRemove={({ key }) => setKnown((lines) => lines.filter((line) => line.key !== key))}
        />
      )}
      slash
    />
  );
}

beforeEach(() => {
  onSubmit.mockReset();
  onTake.mockReset();
  renderInCatalogue(<Search />);
});

const field = () => screen.getByRole('combobox', { name: 'Search' });
const texts = () => screen.queryAllByRole('option').map((line) => line.textContent);
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '') as HTMLElement;

it('sends what is written, without blanks around it, but never nothing', async () => {
  await userEvent.type(field(), '  {Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(field(), 'oak {Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('oak');
});

it('walks the suggestions round by arrows and takes the chosen one', async () => {
  await userEvent.type(field(), 'oak');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const second = screen.getByRole('option', { name: 'oak floor' });
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', second.id);
  await userEvent.keyboard('{ArrowDown}');
  expect(field()).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(onTake).toHaveBeenCalledExactlyOnceWith(offered[1]);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

it('takes a suggestion by press and keeps the focus', async () => {
  await userEvent.type(field(), 'oak');
  await userEvent.click(screen.getByRole('option', { name: 'oak sideboard' }));
  expect(onTake).toHaveBeenCalledExactlyOnceWith(offered[0]);
  expect(field()).toHaveFocus();
});

it('closes the list at the first Escape and empties the field at the second', async () => {
  await userEvent.type(field(), 'oak{Escape}');
  expect(field()).toHaveValue('oak');
  expect(screen.queryByRole('option')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('');
});

it('drops a line by its button, as large as a finger, and keeps the focus', async () => {
  await userEvent.click(field());
  expect(screen.queryByRole('button', { name: 'Remove Clear all' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove brass' }));
  expect(texts()).toEqual(['birch', 'beech', 'Clear all']);
  expect(field()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('brass was removed.');
  expect(onTake).not.toHaveBeenCalled();
});

it('drops the line the keys stand on by Delete, and goes on at the next one', async () => {
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toHaveTextContent('brass');
  expect(active()).toHaveAccessibleDescription('Press Delete to remove it.');
  await userEvent.keyboard('{Delete}');
  expect(active()).toHaveTextContent('beech');
  expect(screen.getByRole('status')).toHaveTextContent('brass was removed.');
  // Not at what would clear all.
  await userEvent.keyboard('{Delete}');
  expect(active()).toHaveTextContent('birch');
  await userEvent.keyboard('{ArrowDown}{Delete}');
  expect(texts()).toEqual(['birch', 'Clear all']);
  await userEvent.keyboard('{ArrowUp}{Delete}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

it('is reached by the slash, which stays a letter where one writes', async () => {
  hearShortcuts();
  await userEvent.keyboard('/');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
  await userEvent.keyboard('a/b');
  expect(field()).toHaveValue('a/b');
});
