import { useLingui } from '@lingui/react/macro';
import { viewerChanged } from 'features/sessions/parts/viewer';
import { usersApi, type Viewer } from 'features/users/api';
import { profileRules } from 'features/users/rules';
import type { ApiError } from 'lib/errors';
import { useForm } from 'lib/form';
import { paths } from 'lib/paths';
import { useDispatch } from 'react-redux';
import { Avatar } from 'ui/avatar/Avatar';
import { Button } from 'ui/button/Button';
import { ButtonLink } from 'ui/button/ButtonLink';
import { FormError } from 'ui/form-error/FormError';
import { TextArea } from 'ui/text-area/TextArea';
import { TextField } from 'ui/text-field/TextField';
import { useToast } from 'ui/toast/toasts';
import styles from './ProfileForm.module.css';

/** What a person says about themselves. */
export function ProfileForm({ viewer }: { viewer: Viewer }) {
  const { t } = useLingui();
  const toast = useToast();
  const dispatch = useDispatch();
  const [update] = usersApi.useUpdateUserMutation();
  const { errors, failure, submit, form } = useForm(profileRules, async (words) =>
    update(words)
      .unwrap()
      .then(
        (user) => {
          dispatch(viewerChanged(user));
          toast({ words: t`Profile saved` });
          return undefined;
        },
        (error: ApiError) => error,
      ),
  );
  return (
    <form className={styles.form} {...form} aria-label={t`Profile`}>
      <div className={styles.who}>
        <Avatar name={viewer.full_name} src={viewer.image_large_url ?? null} size={64} />
        <ButtonLink size="small" href={paths.profile(viewer.username)}>
          {t`See your profile`}
        </ButtonLink>
      </div>
      <FormError words={failure} />
      <div className={styles.names}>
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
      </div>
      <TextArea
        name="about"
        label={t`About you`}
        placeholder={t`What you like to look at`}
        defaultValue={viewer.about}
        maxLength={500}
        error={errors.about}
      />
      <div>
        <Button {...submit} kind="primary">
          {t`Save`}
        </Button>
      </div>
    </form>
  );
}
