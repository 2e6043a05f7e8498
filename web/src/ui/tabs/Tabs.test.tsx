import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Tabs } from './Tabs';

const tabs = ['One', 'Two', 'Three'].map((label) => ({
  key: label,
  label,
  panel: `Panel ${label}`,
}));

function Three() {
  const [selected, setSelected] = useState('One');
  return <Tabs label="Numbers" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

it.each([
  ['{ArrowRight}', 'Two'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'One'],
  ['{ArrowLeft}', 'Three'],
  ['{End}', 'Three'],
  ['{End}{Home}', 'One'],
  ['{ArrowDown}x', 'One'],
])('%s leads to %s', async (keys, name) => {
  render(<Three />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
  expect(screen.getByRole('tab', { name })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name })).toHaveTextContent(`Panel ${name}`);
});

it('is one stop of Tab', async () => {
  render(<Three />);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

it('walks the other way in right-to-left text', async () => {
  render(<Three />);
  screen.getByRole('tab', { name: 'One' }).focus();
  // jsdom does not inherit the direction.
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ direction: 'rtl' } as CSSStyleDeclaration);
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowLeft' });
  vi.restoreAllMocks();
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Two');
});
