import { type ReactNode, Suspense, useState } from 'react';
import { Button, type ButtonProps } from '../button/Button';

interface ModalButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** The dialog, loaded with `lazy`; what it is given closes it. */
  modal: (onClose: () => void) => ReactNode;
}

/** A button that opens a dialog. */
export function ModalButton({ modal, ...button }: ModalButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      <Suspense>{open && modal(() => setOpen(false))}</Suspense>
    </>
  );
}
