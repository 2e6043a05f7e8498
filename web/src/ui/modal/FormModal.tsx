import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../button/Button';
import { FormError } from '../form-error/FormError';
import styles from './FormModal.module.css';
import { Modal, type ModalProps } from './Modal';
import { ModalButtons } from './ModalButtons';

export interface FormModalProps extends Pick<ModalProps, 'size' | 'cover' | 'busy'> {
  /** Its heading, which names the form too. */
  title: string;
  /** What the form is called, if not as the heading says. */
  name?: string;
  /** What it is about, before what is wrong with it. */
  lead?: ReactNode;
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
  /** Has no bar: the button that sends ends the form, as wide as its fields. */
  wide?: boolean;
  /** Called when it wants to go without sending. */
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A dialog with one form: its fields, and below them a way out and the button that sends. Load it with `lazy`. */
export function FormModal(props: FormModalProps) {
  const {
    title,
    name = title,
    lead,
    size = 'small',
    cover,
    busy,
    state,
    onClose,
    children,
  } = props;
  const id = useId();
  return (
    <Modal
      open
      size={size}
      cover={cover}
      busy={busy}
      title={title}
      onOpenChange={onClose}
      footer={props.wide ? undefined : <Bar {...props} form={id} />}
    >
      <form {...state.form} id={id} className={styles.form} data-cover={cover} aria-label={name}>
        {lead && <p>{lead}</p>}
        <FormError words={state.failure} />
        {children}
        {props.wide && <WideButtons {...props} />}
      </form>
    </Modal>
  );
}

/** The bar below: a way out, the button that sends, and what else can be done. */
function Bar({ state, action, waiting, aside, form, onClose }: FormModalProps & { form: string }) {
  const disabled = state.submit.disabled || waiting;
  const buttons = (
    <ModalButtons yes={action} button={{ ...state.submit, disabled, form }} onNo={onClose} />
  );
  if (!aside) return buttons;
  return (
    <div className={styles.foot}>
      {aside}
      <span className={styles.buttons}>{buttons}</span>
    </div>
  );
}

/** The end of a form without a bar; on larger screens it has the way out of a dialog that covers a phone's. */
function WideButtons({ state, action, waiting, cover, busy, onClose }: FormModalProps) {
  const { t } = useLingui();
  const disabled = state.submit.disabled || waiting;
  return (
    <div className={styles.wide}>
      {cover && (
        <span className={styles.close}>
          <Button wide disabled={busy} onClick={onClose}>{t`Close`}</Button>
        </span>
      )}
      <Button {...state.submit} disabled={disabled} kind="primary" wide>
        {action}
      </Button>
    </div>
  );
}
