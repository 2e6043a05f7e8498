import { Modal, type ModalProps } from 'ui/modal/Modal';
import { ProofForm, type ProofFormProps } from './ProofForm';

interface ProofModalProps<Answer>
  extends ProofFormProps<Answer>,
    Pick<ModalProps, 'open' | 'onOpenChange' | 'title'> {}

/** Asks for the account's password in a dialog whose heading says what is about to be done. */
export function ProofModal<Answer>(props: ProofModalProps<Answer>) {
  const { open, onOpenChange, title, ...form } = props;
  return (
    <Modal open={open} onOpenChange={onOpenChange} title={title} size="small">
      <ProofForm {...form} />
    </Modal>
  );
}
