import { useLingui } from '@lingui/react/macro';
import { PasscodeField } from 'features/passcodes/parts/PasscodeField';
import styles from './Passcode.module.css';

interface NewPasscodeFieldsProps {
  /** Name of the first field. */
  label: string;
  /** What is wrong, by the field's name. */
  errors: { passcode?: string | undefined; confirmPasscode?: string | undefined };
}

/** A passcode that is to be, typed twice. */
export function NewPasscodeFields({ label, errors }: NewPasscodeFieldsProps) {
  const { t } = useLingui();
  const both = { placeholder: 'XXXX', autoComplete: 'new-password', required: true };
  return (
    <div className={styles.pair}>
      <PasscodeField
        {...both}
        name="passcode"
        label={label}
        description={t`Four digits.`}
        error={errors.passcode}
      />
      <PasscodeField
        {...both}
        name="confirmPasscode"
        label={t`Confirm passcode`}
        error={errors.confirmPasscode}
      />
    </div>
  );
}
