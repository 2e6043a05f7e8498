import { useLingui } from '@lingui/react/macro';
import { type Grant, grantsApi } from 'features/grants/api';
import { AskButton } from 'features/users/parts/AskButton';
import { SettingsPage } from 'features/users/parts/SettingsPage';
import { errorText } from 'lib/errorTexts';
import { lazy } from 'react';
import { ErrorState } from 'ui/error-state/ErrorState';
import { FramedList } from 'ui/framed-list/FramedList';
import { ModalButton } from 'ui/modal/ModalButton';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { GrantLine } from './GrantLine';
import styles from './GrantsScreen.module.css';

const TokenModal = lazy(() =>
  import('./TokenModal').then((file) => ({ default: file.TokenModal })),
);

/** What the viewer allowed apps, and tokens for scripts of their own. */
export function GrantsScreen() {
  const { t } = useLingui();
  return (
    <SettingsPage
      title={t`Apps`}
      lead={t`Programs that act for you. They never learn your password, and you can end each of them here.`}
    >
      {() => <Grants />}
    </SettingsPage>
  );
}

function Grants() {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = grantsApi.useListGrantsQuery({});
  if (error && !data) return <ErrorState words={errorText(i18n, error)} onRetry={refetch} />;
  if (!data) {
    return (
      <div role="status" aria-label={t`Loading....`} className={styles.list}>
        <Skeleton height={96} />
        <Skeleton height={96} />
      </div>
    );
  }
  const isApp = (grant: Grant) => grant.app !== null;
  return (
    <>
      <Apps grants={data.grants.filter(isApp)} />
      <Tokens grants={data.grants.filter((grant) => !isApp(grant))} />
      {data.grants.length > 1 && <EndAll />}
    </>
  );
}

function Apps({ grants }: { grants: Grant[] }) {
  const { t } = useLingui();
  return (
    <section className={styles.section} aria-labelledby="apps">
      <h2 id="apps">{t`Apps you allowed`}</h2>
      {grants.length === 0 ? (
        <p className={styles.quiet}>{t`You have allowed no app yet. It asks you first.`}</p>
      ) : (
        <Lines grants={grants} />
      )}
    </section>
  );
}

function Tokens({ grants }: { grants: Grant[] }) {
  const { t } = useLingui();
  return (
    <section className={styles.section} aria-labelledby="tokens">
      <div className={styles.head}>
        <h2 id="tokens">{t`Access tokens`}</h2>
        <p className={styles.quiet}>
          {t`For scripts of your own. A token is shown once and works like a password for what you choose.`}
        </p>
      </div>
      {grants.length > 0 && <Lines grants={grants} />}
      <div>
        <ModalButton icon="plus" modal={(onClose) => <TokenModal onClose={onClose} />}>
          {t`Make a token`}
        </ModalButton>
      </div>
    </section>
  );
}

function Lines({ grants }: { grants: Grant[] }) {
  return (
    <FramedList>
      {grants.map((grant) => (
        <GrantLine key={grant.id} grant={grant} />
      ))}
    </FramedList>
  );
}

function EndAll() {
  const { t } = useLingui();
  const [end] = grantsApi.useEndGrantsMutation();
  return (
    <section className={styles.section} aria-labelledby="end-all">
      <div className={styles.head}>
        <h2 id="end-all">{t`End all of them`}</h2>
        <p className={styles.quiet}>
          {t`If you think that something acts for you which should not. A new password ends them too.`}
        </p>
      </div>
      <div>
        <AskButton
          ask={{
            title: t`End all apps and tokens?`,
            words: t`None of them can do anything for you any more. Each has to ask you again.`,
            yes: t`End all`,
            send: () => end({}),
            done: t`All of them have ended`,
          }}
        >
          {t`End all apps and tokens`}
        </AskButton>
      </div>
    </section>
  );
}
