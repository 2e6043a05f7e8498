import { type Send, usePasscode } from 'features/users/parts/passcode';
import { proofRules } from 'features/users/rules';
import type { ApiError } from 'lib/errors';
import { useForm } from 'lib/form';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import { Modal } from 'ui/modal/Modal';
import { ProofField } from './ProofField';
import styles from './ProofModal.module.css';

export interface ProofModalProps {
  /** Whether it is there. */
  open: boolean;
  /** Called with false when it wants to go. */
  onOpenChange: (open: boolean) => void;
  /** Its heading: what is about to be done. */
  title: string;
  /** What will happen, in a sentence or two. */
  words: string;
  /** The verb on its button. */
  action: string;
  /** Whether what follows cannot be undone by a press. */
  dangerous?: boolean;
  /** Does it with the password, and the passcode where there is one; fails with the server's error. */
  prove: (password: string, passcode?: string) => Promise<unknown>;
  /** Whether the parental passcode protects it. */
  isProtected?: boolean;
  /** Called when it is done. */
  onProved: () => void;
}

/** Asks for the password before something that an open browser alone should not do. */
export function ProofModal(props: ProofModalProps) {
  const { open, onOpenChange, title } = props;
  return (
    <Modal open={open} onOpenChange={onOpenChange} title={title} size="small">
      <ProofForm {...props} />
    </Modal>
  );
}

/** Sends it at once. */
const at = (send: Send) => send();

function ProofForm(props: ProofModalProps) {
  const { title, words, action, dangerous, prove, isProtected, onProved } = props;
  const ask = usePasscode();
  const { errors, failure, submit, form } = useForm(proofRules, async ({ password }) => {
    const error = await (isProtected ? ask : at)((passcode) =>
      prove(password, passcode).then(
        () => undefined,
        (failed: ApiError) => failed,
      ),
    );
    if (!error) onProved();
    return error;
  });
  return (
    <form className={styles.form} {...form} aria-label={title}>
      <p>{words}</p>
      <FormError words={failure} />
      <ProofField error={errors.password} />
      <Button {...submit} kind={dangerous ? 'danger' : 'primary'} size="large" wide>
        {action}
      </Button>
    </form>
  );
}
