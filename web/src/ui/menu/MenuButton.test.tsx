import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInCatalogue } from 'ui/inCatalogue';
import { expect, it, vi } from 'vitest';
// Loaded beforehand, so that the lazy import inside is a matter of a moment.
import './Menu';
import { MenuButton } from './MenuButton';

it('opens a menu, walks it by key, does what is taken and gives the focus back', async () => {
  const onAction = vi.fn();
  renderInCatalogue(
    <MenuButton
      label="More"
      icon="more"
      entries={[
        { key: 'edit', label: 'Edit' },
        { key: 'hide', label: 'Hide', disabled: true },
        { key: 'delete', label: 'Delete', danger: true, onAction },
      ]}
    />,
  );
  const button = screen.getByRole('button', { name: 'More' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(await screen.findByRole('menu', { name: 'More' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onAction).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
  await waitFor(() => expect(button).toHaveFocus());
});
