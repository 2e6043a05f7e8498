import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { controlClass, Field, type FieldWords } from 'ui/field/Field';
import styles from './PasscodeField.module.css';

export interface PasscodeFieldProps
  extends FieldWords,
    Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'value' | 'defaultValue'> {
  /** How many characters it takes; more are not let in. */
  length?: number;
}

/** A few digits, masked. Brings a phone's digits. */
export function PasscodeField({
  label,
  labelHidden,
  description,
  error,
  id,
  length = 4,
  onChange,
  ...rest
}: PasscodeFieldProps) {
  const [typed, setTyped] = useState('');
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (event.currentTarget.value.length > length) return;
    setTyped(event.currentTarget.value);
    onChange?.(event);
  };
  return (
    <Field label={label} labelHidden={labelHidden} description={description} error={error} id={id}>
      {(wiring) => (
        <input
          autoComplete="one-time-code"
          {...rest}
          {...wiring}
          type="password"
          inputMode="numeric"
          value={typed}
          onChange={change}
          className={`${controlClass} ${styles.digits}`}
        />
      )}
    </Field>
  );
}
