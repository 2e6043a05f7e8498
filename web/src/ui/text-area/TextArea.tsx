import { type ChangeEvent, type ComponentProps, type CSSProperties, useState } from 'react';
import { controlClass, Field, type FieldWords } from '../field/Field';
import styles from './TextArea.module.css';

export interface TextAreaProps
  extends FieldWords,
    Omit<ComponentProps<'textarea'>, 'className' | 'style'> {
  /** The most letters it takes; the count shows from four fifths of it on. */
  maxLength?: number;
  /** In its place: the most characters as the server counts them; more are not cut off. */
  most?: number;
}

/** So many times as many letters are no typing any more. */
const FAR = 4;

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
    most,
    value,
    defaultValue,
    onChange,
    ...rest
  } = props;
  const count = most === undefined ? lettersOf : charactersOf;
  const [length, setLength] = useState(count(String(value ?? defaultValue ?? '')));
  const shown = value === undefined ? length : count(String(value));
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setLength(count(event.currentTarget.value));
    onChange?.(event);
  };
  const limit = most ?? maxLength;
  const aside = limit && shown >= limit * 0.8 ? `${shown} / ${limit}` : undefined;
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
          style={{ '--rows': rows } as CSSProperties}
          maxLength={maxLength ?? (most && FAR * most)}
          value={value}
          defaultValue={defaultValue}
          onChange={change}
          className={`${controlClass} ${styles.area}`}
        />
      )}
    </Field>
  );
}

/** As `maxLength` counts them. */
function lettersOf(text: string): number {
  return text.length;
}

/** As the server counts them: an emoji is one, and blanks around them are none. */
function charactersOf(text: string): number {
  return [...text.trim()].length;
}
