import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './Avatar';

it('waits until it is in view, so that pins come first', () => {
  render(<Avatar name="Ines" src="https://pins.test/60x60/ines.jpg" named />);
  expect(screen.getByRole('img', { name: 'Ines' })).toHaveAttribute('loading', 'lazy');
});
