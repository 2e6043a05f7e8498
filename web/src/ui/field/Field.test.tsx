import { fireEvent, render, screen } from '@testing-library/react';
import { renderInCatalogue } from 'ui/inCatalogue';
import { expect, it } from 'vitest';
import { PasswordField } from '../password-field/PasswordField';
import { Switch } from '../switch/Switch';
import { TextArea } from '../text-area/TextArea';
import { TextField } from '../text-field/TextField';

it('names and describes its control', () => {
  render(<TextField label="Email" description="Nobody else sees it." />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toHaveAccessibleDescription('Nobody else sees it.');
  expect(field).not.toHaveAttribute('aria-invalid');
});

it('says what is wrong instead of the help, and says it aloud', () => {
  render(<TextField label="Email" description="Help." error="Write the whole address." />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Write the whole address.');
  expect(screen.getByText('Write the whole address.').closest('[aria-live]')).not.toBeNull();
});

it('shows and hides a password', () => {
  renderInCatalogue(<PasswordField label="Password" autoComplete="current-password" />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

it('counts letters when few are left', () => {
  render(<TextArea label="Description" maxLength={10} />);
  const area = screen.getByRole('textbox', { name: 'Description' });
  fireEvent.change(area, { target: { value: '1234567' } });
  expect(screen.queryByText('7 / 10')).toBeNull();
  fireEvent.change(area, { target: { value: '12345678' } });
  expect(screen.getByText('8 / 10')).toBeVisible();
});

it('has room for its rows before it grows', () => {
  render(<TextArea label="Description" rows={5} />);
  const area = screen.getByRole('textbox', { name: 'Description' });
  expect(area.style.getPropertyValue('--rows')).toBe('5');
});

it('is a switch with a name of its own and a description', () => {
  render(<Switch label="Keep this board secret" description="Only you see it." />);
  const control = screen.getByRole('switch', { name: 'Keep this board secret' });
  expect(control).toHaveAccessibleDescription('Only you see it.');
  fireEvent.click(screen.getByText('Keep this board secret'));
  expect(control).toBeChecked();
});
