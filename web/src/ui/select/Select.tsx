import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldWords } from '../field/Field';
import { Icon } from '../icon/Icon';
import styles from './Select.module.css';

/** One of the choices of a `Select` or `RadioGroup`. */
export interface Choice {
  /** What the form sends. */
  value: string;
  /** What the person reads. */
  label: string;
}

export interface SelectProps
  extends FieldWords,
    Omit<ComponentProps<'select'>, 'className' | 'style' | 'children' | 'multiple'> {
  /** The choices in their order. */
  choices: readonly Choice[];
}

/** One of a list. The system's own list opens: it is the best one on a phone and costs nothing. */
export function Select({
  label,
  labelHidden,
  description,
  error,
  id,
  choices,
  ...rest
}: SelectProps) {
  return (
    <Field label={label} labelHidden={labelHidden} description={description} error={error} id={id}>
      {(wiring) => (
        <div className={styles.line}>
          <select {...rest} {...wiring} className={`${controlClass} ${styles.select}`}>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <Icon name="chevron-down" size={20} />
          </span>
        </div>
      )}
    </Field>
  );
}
