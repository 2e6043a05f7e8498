import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldWords } from '../field/Field';

export interface TextFieldProps
  extends FieldWords,
    Omit<ComponentProps<'input'>, 'className' | 'style'> {
  /** The kind of words, for keyboards and autofill. */
  type?: 'text' | 'email' | 'url' | 'tel' | 'date' | 'datetime-local';
}

/** One line of words with its label, help and error. Takes everything an `input` element takes but its looks. */
export function TextField({
  label,
  labelHidden,
  description,
  error,
  id,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} labelHidden={labelHidden} description={description} error={error} id={id}>
      {(wiring) => <input {...rest} {...wiring} type={type} className={controlClass} />}
    </Field>
  );
}
