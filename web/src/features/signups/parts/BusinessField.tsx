import { useLingui } from '@lingui/react/macro';
import styles from 'features/log_ins/parts/SessionForm.module.css';
import { useState } from 'react';
import { TextField } from 'ui/text-field/TextField';

interface BusinessFieldProps {
  /** What is wrong with the name. */
  error: string | undefined;
}

/**
 * A visitor who gives the name of a business signs up as one (specification §6
 * "Business (partner) signup"); the field is shown when asked for.
 */
export function BusinessField({ error }: BusinessFieldProps) {
  const { t } = useLingui();
  const [isBusiness, setBusiness] = useState(false);
  return (
    <>
      {isBusiness && (
        <TextField
          name="business_name"
          label={t`Business name`}
          description={t`Others see it beside what the business saves.`}
          autoComplete="organization"
          // Focus follows the press that opened it.
          autoFocus
          required
          maxLength={60}
          error={error}
        />
      )}
      <button type="button" className={styles.business} onClick={() => setBusiness(!isBusiness)}>
        {isBusiness ? t`Create a personal account` : t`Create a business account`}
      </button>
    </>
  );
}
