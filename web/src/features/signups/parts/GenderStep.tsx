import { useLingui } from '@lingui/react/macro';
import type { StepProps } from 'features/signups/parts/steps';
import { useForm } from 'lib/form';
import { useState } from 'react';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import { RadioGroup } from 'ui/radio-group/RadioGroup';
import { TextField } from 'ui/text-field/TextField';
import * as v from 'valibot';
import { StepFrame } from './StepFrame';
import styles from './StepFrame.module.css';
import { useSay } from './useSay';

const rules = v.object({
  gender: v.pipe(v.string(), v.minLength(1, 'Required')),
  custom_gender: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1, 'Required'))),
});

/** Gender, in words of one's own if none of ours fit. */
export function GenderStep({ viewer, onDone }: StepProps) {
  const { t } = useLingui();
  const say = useSay(onDone);
  const [gender, setGender] = useState(viewer.gender ?? '');
  const { errors, failure, submit, form } = useForm(rules, say);
  return (
    <StepFrame
      title={t`How do you identify?`}
      words={t`It helps to show you what you like. Nobody else sees it.`}
      onSkip={onDone}
    >
      <form className={styles.form} {...form} aria-label={t`Your gender`}>
        <FormError words={failure ?? errors.gender ?? null} />
        <RadioGroup
          label={t`Gender`}
          name="gender"
          value={gender}
          onChange={setGender}
          choices={[
            { value: 'female', label: t`Female` },
            { value: 'male', label: t`Male` },
            { value: 'unspecified', label: t`Prefer not to say` },
            { value: 'custom', label: t`In my own words` },
          ]}
        />
        {gender === 'custom' && (
          <TextField
            name="custom_gender"
            label={t`In my own words`}
            defaultValue={viewer.custom_gender ?? ''}
            maxLength={60}
            required
            error={errors.custom_gender}
          />
        )}
        <Button {...submit} kind="primary" size="large" wide disabled={!gender || submit.disabled}>
          {t`Next`}
        </Button>
      </form>
    </StepFrame>
  );
}
