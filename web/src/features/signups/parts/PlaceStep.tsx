import { useLingui } from '@lingui/react/macro';
import type { StepProps } from 'features/signups/parts/steps';
import { useCountries, useLocales } from 'features/users/parts/places';
import { useForm } from 'lib/form';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import { Select } from 'ui/select/Select';
import * as v from 'valibot';
import { StepFrame } from './StepFrame';
import styles from './StepFrame.module.css';
import { useSay } from './useSay';

const rules = v.object({ country: v.string(), locale: v.string() });

/** Country and language. */
export function PlaceStep({ viewer, onDone }: StepProps) {
  const { t } = useLingui();
  const say = useSay(onDone);
  const { errors, failure, submit, form } = useForm(rules, say);
  return (
    <StepFrame title={t`Where are you at home?`} onSkip={onDone}>
      <form className={styles.form} {...form} aria-label={t`Your country and language`}>
        <FormError words={failure} />
        <Select
          name="country"
          label={t`Country`}
          choices={useCountries(viewer.country)}
          defaultValue={viewer.country}
          error={errors.country}
        />
        <Select
          name="locale"
          label={t`Language`}
          choices={useLocales(viewer.locale)}
          defaultValue={viewer.locale}
          error={errors.locale}
        />
        <Button {...submit} kind="primary" size="large" wide>{t`Next`}</Button>
      </form>
    </StepFrame>
  );
}
