import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInCatalogue } from 'ui/inCatalogue';
import { expect, it } from 'vitest';
import { Modal } from './Modal';

function Opener({ urgent = false }: { urgent?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal open={open} onOpenChange={setOpen} title="Create a board" urgent={urgent}>
        <input aria-label="Name" />
      </Modal>
    </>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));

it('is a dialog named by its title that gives the focus back', async () => {
  renderInCatalogue(<Opener />);
  await open();
  expect(screen.getByRole('dialog', { name: 'Create a board' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

it('keeps the focus inside', async () => {
  renderInCatalogue(<Opener />);
  await open();
  const dialog = screen.getByRole('dialog');
  for (let step = 0; step < 5; step += 1) {
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
});

it('closes by its button', async () => {
  renderInCatalogue(<Opener />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('wants an answer when it is urgent', async () => {
  renderInCatalogue(<Opener urgent />);
  await open();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog', { name: 'Create a board' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});
