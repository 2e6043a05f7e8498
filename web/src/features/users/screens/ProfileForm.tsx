import { useLingui } from '@lingui/react/macro';
import type { Viewer } from 'features/users/api';
import { NameFields } from 'features/users/parts/NameFields';
import { useSaveUser } from 'features/users/parts/useSaveUser';
import { profileRules } from 'features/users/rules';
import { useForm } from 'lib/form';
import { paths } from 'lib/paths';
import { Button } from 'ui/button/Button';
import { ButtonLink } from 'ui/button/ButtonLink';
import { FormError } from 'ui/form-error/FormError';
import { TextArea } from 'ui/text-area/TextArea';
import { TextField } from 'ui/text-field/TextField';
import styles from './ProfileForm.module.css';

/** What a user says about themselves. */
export function ProfileForm({ viewer }: { viewer: Viewer }) {
  const { t } = useLingui();
  const { save } = useSaveUser();
  const { errors, failure, submit, form } = useForm(profileRules, (words) =>
    save(words, t`Profile saved`),
  );
  return (
    <form className={styles.form} {...form} aria-label={t`Profile`}>
      <FormError words={failure} />
      <div className={styles.names}>
        <NameFields viewer={viewer} errors={errors} />
      </div>
      <div className={styles.names}>
        <TextField
          name="username"
          label={t`Username`}
          description={t`Your old one leads here for 90 days.`}
          defaultValue={viewer.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.username}
        />
        <TextField
          name="pronouns"
          label={t`Pronouns`}
          placeholder={t`she/her, they/them`}
          defaultValue={viewer.pronouns}
          error={errors.pronouns}
        />
      </div>
      <TextField
        name="website_url"
        type="url"
        label={t`Website`}
        placeholder="https://"
        defaultValue={viewer.website_url ?? ''}
        autoComplete="url"
        error={errors.website_url}
      />
      <TextArea
        name="about"
        label={t`About you`}
        placeholder={t`What you like to look at`}
        defaultValue={viewer.about}
        maxLength={500}
        error={errors.about}
      />
      <div className={styles.actions}>
        <Button {...submit} kind="primary">
          {t`Save`}
        </Button>
        <ButtonLink href={paths.profile(viewer.username)}>{t`See your profile`}</ButtonLink>
      </div>
    </form>
  );
}
