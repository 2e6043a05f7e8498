import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
// Loaded beforehand, so that the lazy import inside is a matter of a moment.
import 'ui/menu/Menu';
import { renderInCatalogue } from 'ui/inCatalogue';
import { MenuButton } from 'ui/menu/MenuButton';
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

function MenuOpener() {
  const [open, setOpen] = useState(false);
  const entries = [{ key: 'board', label: 'New board', onAction: () => setOpen(true) }];
  return (
    <>
      <MenuButton label="More" icon="more" entries={entries} />
      {open && (
        <Modal open onOpenChange={setOpen} title="Create a board">
          Nothing yet.
        </Modal>
      )}
    </>
  );
}

it('gives the focus back to the menu that opened it, also when both are there already', async () => {
  renderInCatalogue(<MenuOpener />);
  for (const _ of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'New board' }));
    expect(await screen.findByRole('dialog', { name: 'Create a board' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
  }
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
