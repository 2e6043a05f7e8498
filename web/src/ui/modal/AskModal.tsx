import type { ReactNode } from 'react';
import { Modal } from './Modal';
import { ModalButtons } from './ModalButtons';

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
  return (
    <Modal
      open
      urgent
      size="small"
      title={title}
      onOpenChange={onClose}
      footer={
        <ModalButtons
          yes={yes}
          no={no}
          button={{ kind: 'danger', pending: pending ?? false }}
          onYes={onYes}
          onNo={onClose}
        />
      }
    >
      {children}
    </Modal>
  );
}
