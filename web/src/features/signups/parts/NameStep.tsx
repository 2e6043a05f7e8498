import { useLingui } from '@lingui/react/macro';
import { restrictAge } from 'features/sessions/parts/ageRestriction';
import type { StepProps } from 'features/signups/parts/steps';
import { NameFields } from 'features/users/parts/NameFields';
import { nameRules } from 'features/users/parts/nameRules';
import { useForm } from 'lib/form';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import { TextField } from 'ui/text-field/TextField';
import * as v from 'valibot';
import { StepFrame } from './StepFrame';
import styles from './StepFrame.module.css';
import { useSay } from './useSay';

/** The name others see. */
export function NameStep({ viewer, onDone }: StepProps) {
  const { t } = useLingui();
  const say = useSay(onDone);
  const { errors, failure, submit, form } = useForm(nameRules, say);
  return (
    <StepFrame
      title={t`What is your name?`}
      words={t`Others see it beside your pins.`}
      onSkip={onDone}
    >
      <form className={styles.form} {...form} aria-label={t`Your name`}>
        <FormError words={failure} />
        <NameFields viewer={viewer} errors={errors} />
        <Button {...submit} kind="primary" size="large" wide>{t`Next`}</Button>
      </form>
    </StepFrame>
  );
}

const birthdayRules = v.object({ birthday: v.pipe(v.string(), v.isoDate('Required')) });

/** The birthday, for those who signed up without saying it. */
export function BirthdayStep({ onDone }: StepProps) {
  const { t } = useLingui();
  const say = useSay(onDone);
  const { errors, failure, submit, form } = useForm(birthdayRules, async (values) => {
    const error = await say(values);
    if (error?.key === 'AgeRestricted') restrictAge();
    return error;
  });
  return (
    <StepFrame title={t`When were you born?`} words={t`Nobody else sees it.`}>
      <form className={styles.form} {...form} aria-label={t`Your birthday`}>
        <FormError words={failure} />
        <TextField
          name="birthday"
          type="date"
          label={t`Birthday`}
          autoComplete="bday"
          required
          error={errors.birthday}
        />
        <Button {...submit} kind="primary" size="large" wide>{t`Next`}</Button>
      </form>
    </StepFrame>
  );
}
