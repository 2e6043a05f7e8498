import { useLingui } from '@lingui/react/macro';
import { PasswordField } from 'ui/password-field/PasswordField';

export interface NewPasswordFieldProps {
  /** Name of the option. */
  name: string;
  /** What it is called. */
  label: string;
  /** What is wrong with it. */
  error: string | undefined;
}

/** A password that is being chosen, with the rule it has to keep. */
export function NewPasswordField({ name, label, error }: NewPasswordFieldProps) {
  const { t } = useLingui();
  return (
    <PasswordField
      name={name}
      label={label}
      description={t`8 characters or more: letters, numbers and basic symbols.`}
      autoComplete="new-password"
      required
      error={error}
    />
  );
}
