import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../button/Button';
import { FormError } from '../form-error/FormError';
import styles from './FormModal.module.css';
import { Modal, type ModalProps } from './Modal';

export interface FormModalProps extends Pick<ModalProps, 'size'> {
  /** Its heading, which names the form too. */
  title: string;
  /** What is wrong with the whole form, its button that sends, and what it listens to. */
  state: {
    failure: string | null;
    submit: { type: 'submit'; pending: boolean; disabled: boolean };
    form: ComponentProps<'form'>;
  };
  /** What sending is called, such as "Save". */
  action: string;
  /** A part of the form is not ready to be sent yet. */
  waiting?: boolean;
  /** What else can be done, at the other end of the bar below. */
  aside?: ReactNode;
  /** Called when it wants to go without sending. */
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A dialog with one form: its fields, and below them a way out and the button that sends. Load it with `lazy`. */
export function FormModal(props: FormModalProps) {
  const { title, size = 'small', state, action, waiting, aside, onClose, children } = props;
  const { t } = useLingui();
  const id = useId();
  const buttons = (
    <>
      <Button onClick={onClose}>{t`Cancel`}</Button>
      <Button
        {...state.submit}
        disabled={state.submit.disabled || waiting}
        form={id}
        kind="primary"
      >
        {action}
      </Button>
    </>
  );
  return (
    <Modal
      open
      size={size}
      title={title}
      onOpenChange={onClose}
      footer={
        aside ? (
          <div className={styles.foot}>
            {aside}
            <span className={styles.buttons}>{buttons}</span>
          </div>
        ) : (
          buttons
        )
      }
    >
      <form {...state.form} id={id} className={styles.form} aria-label={title}>
        <FormError words={state.failure} />
        {children}
      </form>
    </Modal>
  );
}
