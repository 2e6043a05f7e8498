import { useLingui } from '@lingui/react/macro';
import { type Decision, reportsApi } from 'features/reports/api';
import { useViewer } from 'features/users/parts/viewer';
import { type ApiError, mayRetry } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { useFragment } from 'lib/fragment';
import { paths } from 'lib/paths';
import { settingsPaths } from 'lib/settingsPaths';
import { useTitle } from 'lib/title';
import { useState } from 'react';
import { Button } from 'ui/button/Button';
import { ButtonLink } from 'ui/button/ButtonLink';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { FormError } from 'ui/form-error/FormError';
import { FramedList } from 'ui/framed-list/FramedList';
import { PageSpinner } from 'ui/spinner/PageSpinner';
import { TitledPage } from 'ui/titled-page/TitledPage';
import styles from './AppealScreen.module.css';
import { AppealWords } from './AppealWords';
import { DecisionLine } from './DecisionLine';
import { useAppeal } from './useAppeal';

/**
 * Where the link of a mail about a decision leads; its token stands behind `#`. For the holder
 * of the link, signed in or not: a suspended user cannot sign in.
 */
export function AppealScreen() {
  const { t } = useLingui();
  const token = useFragment();
  useTitle(t`A decision about you`);
  return (
    <TitledPage width="text" title={t`A decision about you`}>
      {token === null && <PageSpinner />}
      {token === '' && <Dead words={t`Open the link in the mail we sent you.`} />}
      {token && <Opened key={token} token={token} />}
    </TitledPage>
  );
}

/** A link that opens nothing, and the other way to what was decided. */
function Dead({ words }: { words: string }) {
  const { t } = useLingui();
  const isViewer = useViewer() !== null;
  const decisions = settingsPaths.decisions();
  return (
    <EmptyState
      icon="alert"
      words={words}
      action={
        <ButtonLink href={isViewer ? decisions : paths.login(decisions)}>
          {isViewer ? t`Decisions about you` : t`Log in`}
        </ButtonLink>
      }
    />
  );
}

function Opened({ token }: { token: string }) {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = reportsApi.useOpenDecisionQuery({ token });
  const [appealed, setAppealed] = useState<Decision | null>(null);
  const decision = appealed ?? data;
  if (!decision && error) {
    const failed = error as ApiError;
    if (mayRetry(failed)) return <ErrorState words={errorText(i18n, error)} onRetry={refetch} />;
    const none = t`This link opens no decision. Open it in the mail again, or copy all of it.`;
    return <Dead words={failed.status === 404 ? none : errorText(i18n, error)} />;
  }
  if (!decision) return <PageSpinner label={t`Opening the link`} />;
  return (
    <>
      <FramedList>
        <DecisionLine decision={decision} />
      </FramedList>
      {decision.may_appeal && <Form token={token} onDone={setAppealed} />}
      {!decision.may_appeal && !decision.appeal && (
        <p className={styles.quiet}>{t`This decision can no longer be appealed.`}</p>
      )}
    </>
  );
}

interface FormProps {
  token: string;
  onDone: (decision: Decision) => void;
}

function Form({ token, onDone }: FormProps) {
  const { t } = useLingui();
  const { form, submit, errors, failure } = useAppeal({ token }, onDone);
  return (
    <form {...form} className={styles.form} aria-label={t`Appeal this decision`}>
      <h2>{t`Appeal this decision`}</h2>
      <FormError words={failure} />
      <AppealWords error={errors.words} />
      <div>
        <Button {...submit} kind="primary">
          {t`Send appeal`}
        </Button>
      </div>
    </form>
  );
}
