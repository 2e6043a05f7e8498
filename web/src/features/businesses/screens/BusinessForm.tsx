import { useLingui } from '@lingui/react/macro';
import { businessesApi } from 'features/businesses/api';
import { businessRules } from 'features/businesses/rules';
import { useCountries } from 'features/users/parts/places';
import { viewerChanged } from 'features/users/parts/viewer';
import type { Schema } from 'lib/call';
import type { ApiError } from 'lib/errors';
import { useForm } from 'lib/form';
import { useDispatch } from 'react-redux';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import { Select } from 'ui/select/Select';
import { TextField } from 'ui/text-field/TextField';
import { useToast } from 'ui/toast/toasts';
import { Section } from './Section';
import styles from './Section.module.css';

/** What a business says about itself. */
export function BusinessForm({
  partner,
}: {
  /** As it is kept. */ partner: Schema['PartnerView'];
}) {
  const { t } = useLingui();
  const dispatch = useDispatch();
  const toast = useToast();
  const [update] = businessesApi.useUpdateBusinessMutation();
  const place = partner.profile_place;
  const countries = useCountries(place.country);
  const { errors, failure, submit, form } = useForm(businessRules, (values) =>
    update(values)
      .unwrap()
      .then(
        (viewer) => {
          dispatch(viewerChanged(viewer));
          toast({ words: t`Saved` });
          return undefined;
        },
        (error: ApiError) => error,
      ),
  );
  return (
    <Section
      title={t`Business details`}
      words={t`Only you see these, on every device you log in on.`}
    >
      <form className={styles.form} {...form} aria-label={t`Business details`}>
        <FormError words={failure} />
        <TextField
          name="business_name"
          label={t`Business name`}
          autoComplete="organization"
          required
          defaultValue={partner.business_name}
          error={errors.business_name}
        />
        <TextField
          name="contact_email"
          type="email"
          label={t`Contact email`}
          autoComplete="off"
          defaultValue={partner.contact_email ?? ''}
          error={errors.contact_email}
        />
        <TextField
          name="street"
          label={t`Street and number`}
          autoComplete="street-address"
          defaultValue={place.street}
          error={errors.street}
        />
        <div className={styles.pair}>
          <TextField
            name="postal_code"
            label={t`Postal code`}
            autoComplete="postal-code"
            defaultValue={place.postal_code}
            error={errors.postal_code}
          />
          <TextField
            name="locality"
            label={t`City`}
            autoComplete="address-level2"
            defaultValue={place.locality}
            error={errors.locality}
          />
        </div>
        <div className={styles.pair}>
          <TextField
            name="region"
            label={t`State or province`}
            autoComplete="address-level1"
            defaultValue={place.region}
            error={errors.region}
          />
          <Select
            name="country"
            label={t`Country`}
            choices={[{ value: '', label: t`Not said` }, ...countries]}
            autoComplete="country"
            defaultValue={place.country}
            error={errors.country}
          />
        </div>
        <div>
          <Button {...submit} kind="primary">{t`Save`}</Button>
        </div>
      </form>
    </Section>
  );
}
