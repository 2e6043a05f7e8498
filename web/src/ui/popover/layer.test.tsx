import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InModal, useFlyoutLayer } from './layer';

function Flyout() {
  return <p style={useFlyoutLayer()}>flyout</p>;
}

it.each([
  [false, 'var(--layer-flyout)'],
  [true, 'var(--layer-modal-flyout)'],
])('puts a flyout above the dialog it stands in (%s)', (inModal, layer) => {
  render(
    <InModal value={inModal}>
      <Flyout />
    </InModal>,
  );
  expect(screen.getByText('flyout').style.zIndex).toBe(layer);
});
