import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { controlClass, Field, type FieldWords } from '../field/Field';
import styles from './TextArea.module.css';

export interface TextAreaProps
  extends FieldWords,
    Omit<ComponentProps<'textarea'>, 'className' | 'style'> {
  /** The most letters it takes; the count shows from four fifths of it on. */
  maxLength?: number;
}

/** Several lines of words; grows with what is written. Takes everything a `textarea` element takes but its looks. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    labelHidden,
    description,
    error,
    id,
    rows = 3,
    maxLength,
    value,
    defaultValue,
    onChange,
    ...rest
  } = props;
  const [length, setLength] = useState(String(value ?? defaultValue ?? '').length);
  const shown = value === undefined ? length : String(value).length;
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setLength(event.currentTarget.value.length);
    onChange?.(event);
  };
  const aside = maxLength && shown >= maxLength * 0.8 ? `${shown} / ${maxLength}` : undefined;
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      description={description}
      error={error}
      id={id}
      aside={aside}
    >
      {(wiring) => (
        <textarea
          {...rest}
          {...wiring}
          rows={rows}
          maxLength={maxLength}
          value={value}
          defaultValue={defaultValue}
          onChange={change}
          className={`${controlClass} ${styles.area}`}
        />
      )}
    </Field>
  );
}
