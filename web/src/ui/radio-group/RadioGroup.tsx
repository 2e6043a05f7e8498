import { useId } from 'react';
import type { Choice } from '../select/Select';
import styles from './RadioGroup.module.css';

/** A choice with a sentence about it. */
export interface RadioChoice extends Choice {
  /** What follows from choosing it. */
  description?: string;
}

export interface RadioGroupProps {
  /** What is being chosen. */
  label: string;
  /** The choices in their order. */
  choices: readonly RadioChoice[];
  /** The chosen value. */
  value: string;
  /** Called with the newly chosen value. */
  onChange: (value: string) => void;
  /** The form's name for it; one is made up when it is left out. */
  name?: string;
}

/** One of a few choices, all in sight. The browser's own radio buttons: arrows move, Tab passes. */
export function RadioGroup({ label, choices, value, onChange, name }: RadioGroupProps) {
  const own = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            className={styles.radio}
            type="radio"
            name={name ?? own}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>
            <span className={styles.name}>{choice.label}</span>
            {choice.description && <span className={styles.description}>{choice.description}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
