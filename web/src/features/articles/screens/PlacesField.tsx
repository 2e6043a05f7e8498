import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from 'ui/button/Button';
import { type Choice, Select } from 'ui/select/Select';
import styles from './PlacesField.module.css';

interface PlacesFieldProps {
  /** The form sends what is chosen by this name, a line for each. */
  name: string;
  /** What is chosen. */
  label: string;
  /** A sentence of help. */
  description: string;
  /** What is wrong with what was chosen. */
  error: string | undefined;
  /** What was chosen before. */
  chosen: readonly string[];
  /** All that there is, once it is told. */
  choices: readonly Choice[];
  /** What stands in the list before something is chosen of it. */
  invite: string;
}

/** Countries or languages of an article: chosen one after the other from the list of all. */
export function PlacesField({ name, label, choices, invite, ...field }: PlacesFieldProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(field.chosen);
  const left = choices.filter(({ value }) => !chosen.includes(value));
  const nameOf = (value: string) => choices.find((one) => one.value === value)?.label ?? value;
  return (
    <div className={styles.field}>
      <Select
        label={label}
        description={field.description}
        error={field.error}
        choices={[{ value: '', label: invite }, ...left]}
        onChange={({ target }) => {
          const { value } = target;
          // The list goes back to its invitation by itself: held at it, it would never tell.
          target.value = '';
          if (value) setChosen([...chosen, value]);
        }}
      />
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={t`Chosen for ${label}`}>
          {chosen.map((value) => (
            <li key={value}>
              <Button
                size="small"
                icon="close"
                aria-label={t`Remove ${nameOf(value)}`}
                onClick={() => setChosen(chosen.filter((one) => one !== value))}
              >
                {nameOf(value)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <input type="hidden" name={name} value={chosen.join('\n')} />
    </div>
  );
}
