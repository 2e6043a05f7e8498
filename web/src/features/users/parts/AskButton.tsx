import { lazy } from 'react';
import type { ButtonProps } from 'ui/button/Button';
import { ModalButton } from 'ui/modal/ModalButton';
import type { AskAndSendProps } from './AskAndSend';

const AskAndSend = lazy(() =>
  import('./AskAndSend').then((file) => ({ default: file.AskAndSend })),
);

interface AskButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** What is asked, and what comes of a yes. */
  ask: Omit<AskAndSendProps, 'onClose'>;
}

/** A button that takes something away after asking. */
export function AskButton({ ask, ...button }: AskButtonProps) {
  return <ModalButton {...button} modal={(onClose) => <AskAndSend {...ask} onClose={onClose} />} />;
}
