import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInCatalogue } from 'ui/inCatalogue';
import { beforeEach, expect, it, vi } from 'vitest';
import { SearchField } from './SearchField';

const onSubmit = vi.fn();
const onChoose = vi.fn();
const suggestions = [
  { key: '1', text: 'oak sideboard' },
  { key: '2', text: 'oak floor' },
];

function Search() {
  const [words, setWords] = useState('');
  return (
    <SearchField
      label="Search"
      action="/search/pins/"
      value={words}
      onChange={setWords}
      onSubmit={onSubmit}
      onChoose={onChoose}
      suggestions={words ? suggestions : []}
      slash
    />
  );
}

beforeEach(() => {
  onSubmit.mockReset();
  onChoose.mockReset();
  renderInCatalogue(<Search />);
});

const field = () => screen.getByRole('combobox', { name: 'Search' });

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
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(suggestions[1]);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

it('takes a suggestion by press and keeps the focus', async () => {
  await userEvent.type(field(), 'oak');
  await userEvent.click(screen.getByRole('option', { name: 'oak sideboard' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(suggestions[0]);
  expect(field()).toHaveFocus();
});

it('closes the list at the first Escape and empties the field at the second', async () => {
  await userEvent.type(field(), 'oak{Escape}');
  expect(field()).toHaveValue('oak');
  expect(screen.queryByRole('option')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('');
});

it('is reached by the slash, which stays a letter where one writes', async () => {
  await userEvent.keyboard('/');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
  await userEvent.keyboard('a/b');
  expect(field()).toHaveValue('a/b');
});
