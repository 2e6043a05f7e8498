import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/Icon';
import styles from './Field.module.css';

/** What every field with words around it takes. */
export interface FieldWords {
  /** The field's name, above it. */
  label: string;
  /** Keeps the label for screen readers only: where the place says enough. */
  labelHidden?: boolean;
  /** One sentence of help, below it. */
  description?: ReactNode;
  /** What is wrong and how to put it right; marks the field as invalid. */
  error?: ReactNode;
}

/** The attributes that tie a control to its words. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldWords {
  /** The control's own id, if its user chose one. */
  id?: string | undefined;
  /** At the end of the line of help: a count of letters, say. */
  aside?: ReactNode;
  /** Draws the control with the wiring. */
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label, control, help and error, tied together for screen readers. The room for one line of help moves nothing. */
export function Field({ label, labelHidden, description, error, aside, id, children }: FieldProps) {
  const own = useId();
  const control = id ?? own;
  const help = `${control}-help`;
  const wrong = `${control}-error`;
  const described = error ? wrong : description ? help : undefined;
  return (
    <div className={styles.field}>
      <label className={labelHidden ? styles.unseen : styles.label} htmlFor={control}>
        {label}
      </label>
      {children({
        id: control,
        'aria-describedby': described,
        'aria-invalid': error ? true : undefined,
      })}
      <div className={styles.foot}>
        {/* The region is always there, so that an error arriving later is read aloud. */}
        <div className={styles.words} aria-live="polite">
          {error && (
            <p className={styles.error} id={wrong}>
              <Icon name="alert" size={16} />
              <span>{error}</span>
            </p>
          )}
          {description && !error && (
            <p className={styles.help} id={help}>
              {description}
            </p>
          )}
        </div>
        {aside && <div className={styles.help}>{aside}</div>}
      </div>
    </div>
  );
}

/** The class of a text control; `Select` and the fields share one look. */
export const controlClass = styles.control;
