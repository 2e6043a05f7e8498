import { useLingui } from '@lingui/react/macro';
import { passcodesApi } from 'features/passcodes/api';
import { passcodeTexts, resetPasscodeRules } from 'features/passcodes/rules';
import type { ApiError } from 'lib/errors';
import { useForm } from 'lib/form';
import { paths } from 'lib/paths';
import { useState } from 'react';
import { Button } from 'ui/button/Button';
import { ButtonLink } from 'ui/button/ButtonLink';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { FormError } from 'ui/form-error/FormError';
import { NewPasscodeFields } from './NewPasscodeFields';
import styles from './Passcode.module.css';

/** Where the link of a parent's mail leads: another passcode, on any machine. */
export function ResetPasscode({ token }: { /** What stands behind `#`. */ token: string }) {
  const { t } = useLingui();
  const [isDone, setIsDone] = useState(false);
  const [reset] = passcodesApi.useResetPasscodeMutation();
  const { errors, failure, submit, form } = useForm(
    resetPasscodeRules,
    (values) =>
      reset({ ...values, token })
        .unwrap()
        .then(
          () => {
            setIsDone(true);
            return undefined;
          },
          (error: ApiError) => error,
        ),
    passcodeTexts,
  );
  if (isDone) {
    return (
      <EmptyState
        icon="check"
        words={t`The new passcode counts from now on.`}
        action={<ButtonLink href={paths.home()}>{t`Go on`}</ButtonLink>}
      />
    );
  }
  return (
    <div className={styles.screen}>
      <h1>{t`Choose a new passcode`}</h1>
      <form className={styles.form} {...form} aria-label={t`Choose a new passcode`}>
        <FormError words={failure} />
        <NewPasscodeFields label={t`New passcode`} errors={errors} />
        <Button {...submit} kind="primary" size="large" wide>{t`Save the passcode`}</Button>
      </form>
    </div>
  );
}
