import { usePasscode } from 'features/users/parts/passcode';
import { useSecondFactor } from 'features/users/parts/secondFactor';
import { proofRules } from 'features/users/rules';
import type { ApiError } from 'lib/errors';
import { useForm } from 'lib/form';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import { ProofField } from './ProofField';
import styles from './ProofForm.module.css';

export interface ProofFormProps<Answer> {
  /** What will happen, in a sentence or two. */
  words: string;
  /** The verb on its button. */
  action: string;
  /** Whether it takes something away that no press brings back. */
  dangerous?: boolean;
  /** Whether the parental passcode protects it. */
  isProtected?: boolean;
  /** Does it with the password, and the passcode where there is one; fails with the server's error. */
  prove: (password: string, passcode?: string) => Promise<Answer>;
  /** Called with the answer when it is done. */
  onProved: (answer: Answer) => void;
}

/** The account's password, asked again before something that an open browser alone should not do. */
export function ProofForm<Answer>(props: ProofFormProps<Answer>) {
  const { words, action, dangerous, isProtected, prove, onProved } = props;
  const ask = usePasscode();
  const askFactor = useSecondFactor();
  const { errors, failure, submit, form } = useForm(proofRules, ({ password }) => {
    const send = (passcode?: string) =>
      prove(password, passcode).then(
        (answer) => {
          onProved(answer);
          return undefined;
        },
        (error: ApiError) => error,
      );
    return isProtected ? ask(send) : askFactor(send);
  });
  return (
    <form className={styles.form} {...form} aria-label={action}>
      <p>{words}</p>
      <FormError words={failure} />
      <ProofField autoFocus error={errors.password} />
      <Button {...submit} kind={dangerous ? 'danger' : 'primary'} wide>
        {action}
      </Button>
    </form>
  );
}
