import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Modal } from './Modal';

export interface AskModalProps {
  /** The question, such as "Delete this pin?". */
  title: string;
  /** What a yes brings about. */
  children: ReactNode;
  /** What a yes is called, such as "Delete pin". */
  yes: string;
  /** What a no is called; "Cancel" when missing. */
  no?: string;
  /** A yes was pressed and is on its way. */
  pending?: boolean;
  /** Called after a yes. */
  onYes: () => void;
  /** Called after a no. */
  onClose: () => void;
}

/** Asks before something is taken away. Load what uses it with `lazy`. */
export function AskModal(props: AskModalProps) {
  const { title, children, yes, no, pending, onYes, onClose } = props;
  const { t } = useLingui();
  return (
    <Modal
      open
      urgent
      size="small"
      title={title}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{no ?? t`Cancel`}</Button>
          <Button kind="danger" pending={pending ?? false} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
