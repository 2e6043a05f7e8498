import { passwordRules } from 'features/factors/rules';
import { ProofField } from 'features/users/parts/ProofField';
import { usePasscode } from 'features/users/parts/passcode';
import type { ApiError } from 'lib/errors';
import { useForm } from 'lib/form';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import styles from './FactorModal.module.css';

export interface PasswordFormProps<Answer> {
  /** What will happen. */
  words: string;
  /** Words of the button. */
  action: string;
  /** Whether it takes something away. */
  danger?: boolean;
  /** Whether the parental passcode protects it. */
  isProtected?: boolean;
  /** Does it, with the passcode where there is one. Throws the server's failure. */
  send: (password: string, passcode?: string) => Promise<Answer>;
  /** Called with the answer. */
  onDone: (answer: Answer) => void;
}

/** The account's password, asked again before a change. */
export function PasswordForm<Answer>(props: PasswordFormProps<Answer>) {
  const { words, action, danger, isProtected, send, onDone } = props;
  const ask = usePasscode();
  const { errors, failure, submit, form } = useForm(passwordRules, ({ password }) => {
    const sent = (passcode?: string) =>
      send(password, passcode).then(
        (answer) => {
          onDone(answer);
          return undefined;
        },
        (error: ApiError) => error,
      );
    return isProtected ? ask(sent) : sent();
  });
  return (
    <form className={styles.form} {...form} aria-label={action}>
      <p>{words}</p>
      <FormError words={failure} />
      <ProofField autoFocus error={errors.password} />
      <Button {...submit} kind={danger ? 'danger' : 'primary'} wide>
        {action}
      </Button>
    </form>
  );
}
