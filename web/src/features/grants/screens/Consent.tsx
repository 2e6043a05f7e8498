import { Trans, useLingui } from '@lingui/react/macro';
import { type Authorization, type AuthorizationRequest, grantsApi } from 'features/grants/api';
import { ScopeList } from 'features/grants/parts/ScopeList';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
import { settingsPaths } from 'lib/settingsPaths';
import { Avatar } from 'ui/avatar/Avatar';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import styles from './AuthorizationScreen.module.css';

interface ConsentProps {
  /** What the app asks, as it asked it. */
  request: AuthorizationRequest;
  /** What is shown of it. */
  authorization: Authorization;
}

/** Who asks, what for, and the two answers. */
export function Consent({ request, authorization }: ConsentProps) {
  const { t, i18n } = useLingui();
  const { app, scopes, back_to } = authorization;
  const [allow, allowing] = grantsApi.useAllowAppMutation();
  const [refuse, refusing] = grantsApi.useRefuseAppMutation();
  const error = allowing.error ?? refusing.error;
  const answer = async (send: typeof allow | typeof refuse) => {
    const { data } = await send(request);
    if (data) window.location.assign(data.url);
  };
  // Until the app's page is there, the press is under way.
  const allowed = allowing.isLoading || allowing.isSuccess;
  const refused = refusing.isLoading || refusing.isSuccess;
  return (
    <>
      <Who app={app} />
      <div className={styles.scopes}>
        <h2 className={styles.label}>{t`It will be able to`}</h2>
        <ScopeList scopes={scopes} />
      </div>
      <div className={styles.answers}>
        {error && <FormError words={errorText(i18n, error)} />}
        <Button
          kind="primary"
          size="large"
          wide
          pending={allowed}
          disabled={refused}
          onClick={() => void answer(allow)}
        >
          {t`Allow`}
        </Button>
        <Button
          size="large"
          wide
          pending={refused}
          disabled={allowed}
          onClick={() => void answer(refuse)}
        >
          {t`Do not allow`}
        </Button>
      </div>
      <p className={styles.quiet}>
        <Trans>
          You go back to <strong>{back_to}</strong>. The app never learns your password. You can end
          this at any time in <a href={settingsPaths.apps()}>your settings</a>.
        </Trans>
      </p>
    </>
  );
}

/** The app, who made it, and which of the viewer's accounts it asks. */
function Who({ app }: { app: Authorization['app'] }) {
  const { t } = useLingui();
  const viewer = useViewer();
  const { name, owner } = app;
  return (
    <header className={styles.head}>
      <Avatar name={name} src={app.image_url ?? null} size={64} />
      <h1>
        <Trans>{name} wants to use your account</Trans>
      </h1>
      <p className={styles.quiet}>
        {owner && (
          <Trans>
            An app by{' '}
            <a href={paths.profile(owner.username)} target="_blank" rel="noopener noreferrer">
              {owner.full_name}
            </a>
            , not by the people who run this site.
          </Trans>
        )}
      </p>
      {viewer && (
        <p className={styles.account}>
          <Avatar name={viewer.full_name} src={viewer.image_small_url ?? null} size={24} />
          {t`You are logged in as ${viewer.full_name}`}
        </p>
      )}
    </header>
  );
}
