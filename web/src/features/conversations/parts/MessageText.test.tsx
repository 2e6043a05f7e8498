import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MessageText } from './MessageText';

it('keeps overrides of direction to the words in which they are', () => {
  render(
    <p>
      <MessageText text={'\u202eSee https://oak.test/'} />
      Monday
    </p>,
  );
  const words = screen.getByText(/See/);
  // Each is isolated (HTML), so what stands after it reads as always.
  expect(words.tagName).toBe('BDI');
  expect(words).toHaveAttribute('dir', 'auto');
  expect(words).toContainElement(screen.getByRole('link'));
  expect(words).not.toHaveTextContent('Monday');
});
