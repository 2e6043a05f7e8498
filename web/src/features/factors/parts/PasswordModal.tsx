import type { ReactNode } from 'react';
import { Modal } from 'ui/modal/Modal';
import { PasswordForm, type PasswordFormProps } from './PasswordForm';

interface PasswordModalProps<Answer> extends PasswordFormProps<Answer> {
  /** The heading. */
  title: string;
  /** Called when the reader leaves it be. */
  onClose: () => void;
}

/** Asks for the password before something that an open browser alone should not do. Load it with `lazy`. */
export function PasswordModal<Answer>({
  title,
  onClose,
  ...form
}: PasswordModalProps<Answer>): ReactNode {
  return (
    <Modal open onOpenChange={onClose} size="small" title={title}>
      <PasswordForm {...form} />
    </Modal>
  );
}
