import { useLingui } from '@lingui/react/macro';
import type { StepProps } from 'features/signups/screens/FlowScreen';
import { usersApi, type Viewer } from 'features/users/api';
import { useForm } from 'lib/form';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import { type Choice, Select } from 'ui/select/Select';
import { Spinner } from 'ui/spinner/Spinner';
import * as v from 'valibot';
import { StepFrame } from './StepFrame';
import styles from './StepFrame.module.css';
import { useSay } from './useSay';

const rules = v.object({ country: v.string(), locale: v.string() });

/** Country and language. */
export function PlaceStep({ viewer, onDone }: StepProps) {
  const { t } = useLingui();
  const countries = usersApi.useListCountriesQuery({}).data;
  const locales = usersApi.useListLocalesQuery({}).data;
  return (
    <StepFrame title={t`Where are you at home?`} onSkip={onDone}>
      {countries && locales ? (
        <PlaceForm viewer={viewer} onDone={onDone} countries={countries} locales={locales} />
      ) : (
        <Spinner label={t`Loading....`} />
      )}
    </StepFrame>
  );
}

interface PlaceFormProps extends StepProps {
  viewer: Viewer;
  countries: Choice[];
  locales: Choice[];
}

function PlaceForm({ viewer, onDone, countries, locales }: PlaceFormProps) {
  const { t } = useLingui();
  const say = useSay(onDone);
  const { errors, failure, submit, form } = useForm(rules, say);
  return (
    <form className={styles.form} {...form} aria-label={t`Your country and language`}>
      <FormError words={failure} />
      <Select
        name="country"
        label={t`Country`}
        choices={countries}
        defaultValue={viewer.country}
        error={errors.country}
      />
      <Select
        name="locale"
        label={t`Language`}
        choices={locales}
        defaultValue={viewer.locale}
        error={errors.locale}
      />
      <Button {...submit} kind="primary" size="large" wide>{t`Next`}</Button>
    </form>
  );
}
