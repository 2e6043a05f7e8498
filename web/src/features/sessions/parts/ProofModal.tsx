import { useLingui } from '@lingui/react/macro';
import { proofRules } from 'features/sessions/rules';
import type { ApiError } from 'lib/errors';
import { useForm } from 'lib/form';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import { Modal } from 'ui/modal/Modal';
import { PasswordField } from 'ui/password-field/PasswordField';
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
  /** Does it with the password; fails with the server's error. */
  prove: (password: string) => Promise<unknown>;
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

function ProofForm({ title, words, action, dangerous, prove, onProved }: ProofModalProps) {
  const { t } = useLingui();
  const { errors, failure, submit, form } = useForm(proofRules, ({ password }) =>
    prove(password).then(
      () => {
        onProved();
        return undefined;
      },
      (error: ApiError) => error,
    ),
  );
  return (
    <form className={styles.form} {...form} aria-label={title}>
      <p>{words}</p>
      <FormError words={failure} />
      <PasswordField
        name="password"
        label={t`Your password`}
        autoComplete="current-password"
        required
        error={errors.password}
      />
      <Button {...submit} kind={dangerous ? 'danger' : 'primary'} size="large" wide>
        {action}
      </Button>
    </form>
  );
}
