import { useLingui } from '@lingui/react/macro';
import type { Viewer } from 'features/users/api';
import { TextField } from 'ui/text-field/TextField';

interface NameFieldsProps {
  /** Whose name it is. */
  viewer: Viewer;
  /** What is wrong, by the field's name. */
  errors: { first_name?: string | undefined; last_name?: string | undefined };
}

/** First and last name: two fields, placed by what uses them. */
export function NameFields({ viewer, errors }: NameFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="first_name"
        label={t`First name`}
        defaultValue={viewer.first_name}
        autoComplete="given-name"
        required
        error={errors.first_name}
      />
      <TextField
        name="last_name"
        label={t`Last name`}
        defaultValue={viewer.last_name}
        autoComplete="family-name"
        error={errors.last_name}
      />
    </>
  );
}
