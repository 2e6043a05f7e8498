import { useLingui } from '@lingui/react/macro';
import type { Viewer } from 'features/users/api';
import { useCountries } from 'features/users/parts/places';
import { useSaveUser } from 'features/users/parts/useSaveUser';
import { personalRules } from 'features/users/rules';
import { useForm } from 'lib/form';
import { useState } from 'react';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import { Select } from 'ui/select/Select';
import { TextField } from 'ui/text-field/TextField';
import styles from './ProfileForm.module.css';

/** What a user tells the host alone. */
export function PersonalForm({ viewer }: { viewer: Viewer }) {
  const { t } = useLingui();
  const { save } = useSaveUser();
  const [gender, setGender] = useState(viewer.gender ?? '');
  const countries = useCountries(viewer.phone_country);
  const { errors, failure, submit, form } = useForm(personalRules, (words) => save(words));
  const none = { value: '', label: t`Not said` };
  const genders = [
    ...(viewer.gender ? [] : [none]),
    { value: 'female', label: t`Female` },
    { value: 'male', label: t`Male` },
    { value: 'unspecified', label: t`Rather not say` },
    { value: 'custom', label: t`In my own words` },
  ];
  return (
    <form className={styles.form} {...form} aria-label={t`Personal information`}>
      <FormError words={failure} />
      <div className={styles.names}>
        <TextField
          name="birthday"
          type="date"
          label={t`Birthday`}
          defaultValue={viewer.birthday ?? ''}
          autoComplete="bday"
          error={errors.birthday}
        />
        <Select
          name="gender"
          label={t`Gender`}
          choices={genders}
          value={gender}
          onChange={(event) => setGender(event.currentTarget.value)}
          error={errors.gender}
        />
      </div>
      {gender === 'custom' && (
        <TextField
          name="custom_gender"
          label={t`Gender in your own words`}
          defaultValue={viewer.custom_gender ?? ''}
          error={errors.custom_gender}
        />
      )}
      <div className={styles.names}>
        <Select
          name="phone_country"
          label={t`Country of your phone`}
          choices={[none, ...countries]}
          defaultValue={viewer.phone_country ?? ''}
          autoComplete="country"
          error={errors.phone_country}
        />
        <TextField
          name="phone_number"
          type="tel"
          label={t`Phone number`}
          description={t`Without the country's prefix.`}
          defaultValue={viewer.phone_number ?? ''}
          autoComplete="tel-national"
          error={errors.phone_number}
        />
      </div>
      <div>
        <Button {...submit} kind="primary">{t`Save`}</Button>
      </div>
    </form>
  );
}
