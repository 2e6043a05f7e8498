import { useRef, useState } from 'react';
import { Button } from '../button/Button';
import { Menu, type MenuEntry } from '../menu/Menu';
import { MenuButton } from '../menu/MenuButton';
import { AskModal } from '../modal/AskModal';
import { Modal } from '../modal/Modal';
import { Popover } from '../popover/Popover';
import { TextField } from '../text-field/TextField';
import { useToast } from '../toast/toasts';
import styles from './Gallery.module.css';
import type { Photo } from './photos';

const ENTRIES: MenuEntry[] = [
  { key: 'edit', label: 'Edit', icon: 'edit' },
  { key: 'download', label: 'Download the picture', icon: 'download' },
  { key: 'link', label: 'Open the source', icon: 'link-out', href: '#source' },
  { key: 'locked', label: 'Hide', icon: 'eye-off', disabled: true },
  { key: 'delete', label: 'Delete', icon: 'trash', danger: true },
];

type Open = 'modal' | 'urgent' | 'sheet' | 'popover';

/** What opens above the page, and toasts. */
export function OverlaySpecimens({ photos }: { photos: readonly Photo[] }) {
  const [open, setOpen] = useState<Open | null>(null);
  const anchor = useRef<HTMLButtonElement>(null);
  const toast = useToast();
  const close = () => setOpen(null);
  const opener = (name: Open) => ({
    open: open === name,
    onOpenChange: (is: boolean) => setOpen(is ? name : null),
  });
  const undo = { label: 'Undo', onPress: () => toast({ words: 'Back on the board' }) };
  return (
    <div className={styles.row}>
      <Button onClick={() => setOpen('modal')}>Open a modal</Button>
      <Button onClick={() => setOpen('urgent')}>Ask an urgent question</Button>
      <Button onClick={() => setOpen('sheet')}>Open a sheet</Button>
      <Button
        ref={anchor}
        aria-haspopup="dialog"
        aria-expanded={open === 'popover'}
        onClick={() => setOpen('popover')}
      >
        Open a popover
      </Button>
      <MenuButton label="More" icon="more" kind="quiet" entries={ENTRIES} />
      <Button
        onClick={() =>
          toast({ words: 'Saved to Kitchen light', picture: photos[0]?.src, action: undo })
        }
      >
        Show a toast
      </Button>
      <Button
        onClick={() =>
          toast({ words: 'The picture did not arrive. Try once more.', tone: 'danger' })
        }
      >
        Show a failure
      </Button>
      <Modal
        {...opener('modal')}
        title="Create a board"
        footer={
          <Button kind="primary" onClick={close}>
            Create
          </Button>
        }
      >
        <TextField label="Name" placeholder="Kitchen light" autoFocus />
      </Modal>
      {open === 'urgent' && (
        <AskModal
          title="Delete this board?"
          yes="Delete"
          no="Keep it"
          onYes={close}
          onClose={close}
        >
          <p>Its 240 ideas go with it. This cannot be undone.</p>
        </AskModal>
      )}
      <Menu
        {...opener('sheet')}
        anchor={anchor}
        label="Slow morning light on oak"
        entries={ENTRIES}
        sheet
      />
      <Popover {...opener('popover')} anchor={anchor} label="Choose a board">
        <p style={{ padding: 20 }}>A small panel beside what opened it.</p>
      </Popover>
    </div>
  );
}
