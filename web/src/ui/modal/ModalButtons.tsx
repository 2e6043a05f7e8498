import { useLingui } from '@lingui/react/macro';
import { Button, type ButtonProps } from '../button/Button';

export interface ModalButtonsProps {
  /** What the dialog is there for, such as "Delete pin". */
  yes: string;
  /** What going without it is called; "Cancel" when missing. */
  no?: string;
  /** What else the button of a yes is, such as one that sends a form; primary unless said. */
  button?: Omit<ButtonProps, 'children' | 'onClick'>;
  /** Whether the other one takes no press. */
  held?: boolean;
  /** Called after a yes; what sends a form needs none. */
  onYes?: () => void;
  /** Called after a no. */
  onNo: () => void;
}

/** The buttons in the bar of a dialog: a way out, and what it is there for. */
export function ModalButtons({ yes, no, button, held, onYes, onNo }: ModalButtonsProps) {
  const { t } = useLingui();
  return (
    <>
      <Button disabled={held} onClick={onNo}>
        {no ?? t`Cancel`}
      </Button>
      <Button kind="primary" {...button} onClick={onYes}>
        {yes}
      </Button>
    </>
  );
}
