import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { controlClass, Field, type FieldWords } from '../field/Field';
import { IconButton } from '../icon-button/IconButton';
import styles from './PasswordField.module.css';

export interface PasswordFieldProps
  extends FieldWords,
    Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'> {
  /** Tells password keepers whether to offer a new one or the known one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be looked at while it is typed. */
export function PasswordField({
  label,
  labelHidden,
  description,
  error,
  id,
  ...rest
}: PasswordFieldProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} labelHidden={labelHidden} description={description} error={error} id={id}>
      {(wiring) => (
        <div className={styles.line}>
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...rest}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={`${controlClass} ${styles.input}`}
          />
          <span className={styles.eye}>
            <IconButton
              label={shown ? t`Hide password` : t`Show password`}
              icon={shown ? 'eye-off' : 'eye'}
              aria-controls={wiring.id}
              disabled={rest.disabled}
              onClick={() => setShown(!shown)}
            />
          </span>
        </div>
      )}
    </Field>
  );
}
