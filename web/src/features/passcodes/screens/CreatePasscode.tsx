import { useLingui } from '@lingui/react/macro';
import { passcodesApi } from 'features/passcodes/api';
import { createPasscodeRules, passcodeTexts } from 'features/passcodes/rules';
import { viewerChanged } from 'features/users/parts/viewer';
import type { ApiError } from 'lib/errors';
import { useForm } from 'lib/form';
import { useDispatch } from 'react-redux';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import { TextField } from 'ui/text-field/TextField';
import { useToast } from 'ui/toast/toasts';
import { NewPasscodeFields } from './NewPasscodeFields';
import styles from './Passcode.module.css';

/** A new passcode with its back-up address, each typed twice (specification §5). */
export function CreatePasscode({ own }: { /** The account's own address. */ own: string }) {
  const { t } = useLingui();
  const toast = useToast();
  const dispatch = useDispatch();
  const [create] = passcodesApi.useCreatePasscodeMutation();
  const { errors, failure, submit, form } = useForm(
    createPasscodeRules(own),
    (values) =>
      create(values)
        .unwrap()
        .then(
          (passcode) => {
            dispatch(viewerChanged(passcode));
            toast({ words: t`The passcode is set.` });
            return undefined;
          },
          (error: ApiError) => error,
        ),
    passcodeTexts,
  );
  return (
    <form className={styles.form} {...form} aria-label={t`Set a passcode`}>
      <FormError words={failure} />
      <NewPasscodeFields label={t`Passcode`} errors={errors} />
      <div className={styles.pair}>
        <TextField
          name="backupEmail"
          type="email"
          label={t`Backup email`}
          description={t`A parent's. If the passcode is forgotten, the way to another goes there.`}
          autoComplete="off"
          required
          error={errors.backupEmail}
        />
        <TextField
          name="confirmBackupEmail"
          type="email"
          label={t`Confirm backup email`}
          autoComplete="off"
          required
          error={errors.confirmBackupEmail}
        />
      </div>
      <div>
        <Button {...submit} kind="primary">{t`Set the passcode`}</Button>
      </div>
    </form>
  );
}
