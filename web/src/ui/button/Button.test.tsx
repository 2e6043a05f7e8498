import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from './Button';

it('does what it says when it is pressed, and sends no form by itself', () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(button).toHaveAttribute('type', 'button');
});

it('keeps its name and takes no press while its work is under way', () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  render(
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <Button type="submit" pending onClick={onClick}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toBeEnabled();
});
