import { useLingui } from '@lingui/react/macro';
import { businessesApi } from 'features/businesses/api';
import { unlinkRules } from 'features/businesses/rules';
import { NewPasswordField } from 'features/users/parts/NewPasswordField';
import { ProofField } from 'features/users/parts/ProofField';
import { usePasscode, withCode } from 'features/users/parts/passcode';
import { viewerChanged } from 'features/users/parts/viewer';
import type { ApiError } from 'lib/errors';
import { useForm } from 'lib/form';
import { useDispatch } from 'react-redux';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import { TextField } from 'ui/text-field/TextField';
import { useToast } from 'ui/toast/toasts';
import { Section } from './Section';
import styles from './Section.module.css';

/** A linked business gets a log-in of its own. */
export function UnlinkBusiness() {
  const { t } = useLingui();
  const dispatch = useDispatch();
  const toast = useToast();
  const ask = usePasscode();
  const [unlink] = businessesApi.useUnlinkBusinessMutation();
  const { errors, failure, submit, form } = useForm(unlinkRules, (values) =>
    ask((passcode) =>
      unlink(withCode(values, passcode))
        .unwrap()
        .then(
          ({ user }) => {
            dispatch(viewerChanged(user));
            toast({ words: t`This business has its own log-in now.` });
            return undefined;
          },
          (error: ApiError) => error,
        ),
    ),
  );
  const title = t`Unlink from your personal account`;
  return (
    <Section
      title={title}
      words={t`This business shares the log-in of your personal account. With an email and password of its own it stands alone, for instance for somebody else.`}
    >
      <form className={styles.form} {...form} aria-label={title}>
        <FormError words={failure} />
        <TextField
          name="email"
          type="email"
          label={t`Email of the business`}
          autoComplete="off"
          required
          error={errors.email}
        />
        <NewPasswordField
          name="new_password"
          label={t`Password of the business`}
          error={errors.new_password}
        />
        <ProofField label={t`Password of your personal account`} error={errors.password} />
        <div>
          <Button {...submit}>{t`Unlink account`}</Button>
        </div>
      </form>
    </Section>
  );
}
