import { Trans, useLingui } from '@lingui/react/macro';
import { SettingsPage } from 'features/users/parts/SettingsPage';
import { websitesApi } from 'features/websites/api';
import { claimRules } from 'features/websites/rules';
import type { ApiError } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { useForm } from 'lib/form';
import { Button } from 'ui/button/Button';
import { ErrorState } from 'ui/error-state/ErrorState';
import { FormError } from 'ui/form-error/FormError';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { TextField } from 'ui/text-field/TextField';
import { WebsiteCard } from './WebsiteCard';
import styles from './WebsitesScreen.module.css';

/** Websites that are the viewer's, and how to show it. */
export function WebsitesScreen() {
  const { t } = useLingui();
  return (
    <SettingsPage
      title={t`Claimed websites`}
      lead={t`Show that a website is yours. If it stands on your profile, a mark beside it tells everybody.`}
    >
      {() => <Claims />}
    </SettingsPage>
  );
}

function Claims() {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = websitesApi.useListWebsitesQuery({});
  if (error && !data) return <ErrorState words={errorText(i18n, error)} onRetry={refetch} />;
  if (!data) {
    return (
      <div role="status" aria-label={t`Loading....`} className={styles.list}>
        <Skeleton height={76} />
        <Skeleton height={144} />
      </div>
    );
  }
  const { websites, most } = data;
  return (
    <>
      {websites.length < most ? (
        <ClaimForm />
      ) : (
        <p className={styles.quiet}>
          <Trans>You have claimed {most} websites. Remove one to claim another.</Trans>
        </p>
      )}
      {websites.length > 0 && (
        <ul className={styles.list} aria-label={t`Claimed websites`}>
          {websites.map((website) => (
            <li key={website.domain}>
              <WebsiteCard website={website} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function ClaimForm() {
  const { t } = useLingui();
  const [claim] = websitesApi.useClaimWebsiteMutation();
  const { errors, failure, submit, form } = useForm(claimRules, (values) =>
    claim(values)
      .unwrap()
      .then(
        () => {
          form.ref.current?.reset();
          return undefined;
        },
        (error: ApiError) => error,
      ),
  );
  return (
    <form className={styles.form} {...form} aria-label={t`Claim a website`}>
      <FormError words={failure} />
      <div className={styles.claim}>
        <TextField
          name="website_url"
          label={t`Website`}
          description={t`The whole domain is claimed, whichever of its pages you enter.`}
          placeholder="example.com"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="url"
          spellCheck={false}
          required
          error={errors.website_url}
        />
        <div className={styles.button}>
          <Button {...submit} kind="primary" size="large">
            {t`Claim`}
          </Button>
        </div>
      </div>
    </form>
  );
}
