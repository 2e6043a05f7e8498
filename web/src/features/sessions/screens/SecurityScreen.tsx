import { useLingui } from '@lingui/react/macro';
import { auditsApi } from 'features/audits/api';
import { RecentActivity } from 'features/audits/parts/RecentActivity';
import { sessionsApi } from 'features/sessions/api';
import { SettingsPage } from 'features/users/parts/SettingsPage';
import type { Schema } from 'lib/call';
import { describeAgent } from 'lib/describeAgent';
import { errorText } from 'lib/errorTexts';
import { formatDay } from 'lib/format/day';
import type { ComponentType, ReactNode } from 'react';
import { Button } from 'ui/button/Button';
import { ErrorState } from 'ui/error-state/ErrorState';
import { FramedLine, FramedList } from 'ui/framed-list/FramedList';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { useToast } from 'ui/toast/toasts';
import styles from './SecurityScreen.module.css';

/** What protects the account, where it is signed in, the way to end that, and what was changed. */
export function SecurityScreen(props: SectionsProps) {
  const { t } = useLingui();
  return <SettingsPage title={t`Security`}>{() => <Sections {...props} />}</SettingsPage>;
}

interface SectionsProps {
  /** What is asked for beside the password; it draws what stands below once it is known. */
  Factors: ComponentType<{ children: ReactNode }>;
}

/** All are asked for at once, and drawn from above, so that none pushes another away. */
function Sections({ Factors }: SectionsProps) {
  sessionsApi.useListSessionsQuery({});
  auditsApi.useListAuditsQuery({});
  return (
    <Factors>
      <Sessions>
        <RecentActivity />
      </Sessions>
    </Factors>
  );
}

function Sessions({
  children,
}: {
  /** What stands below them. */
  children: ReactNode;
}) {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = sessionsApi.useListSessionsQuery({});
  const { end, pending } = useEndSessions();
  const others = data?.sessions.some((session) => !session.is_current) ?? false;
  return (
    <>
      <section className={styles.sessions} aria-labelledby="sessions">
        <h2 id="sessions">{t`Where you are logged in`}</h2>
        {error && !data && <ErrorState words={errorText(i18n, error)} onRetry={refetch} />}
        {!data && !error && (
          <div role="status" aria-label={t`Loading....`} className={styles.waiting}>
            <Skeleton height={78} />
            <Skeleton height={78} />
          </div>
        )}
        {data && (
          <FramedList>
            {data.sessions.map((session) => (
              <SessionLine key={session.id} session={session} onEnd={end} pending={pending} />
            ))}
          </FramedList>
        )}
        {others && (
          <div>
            <Button pending={pending} onClick={() => end(undefined)}>
              {t`Log out of all other devices`}
            </Button>
          </div>
        )}
      </section>
      {(data || error) && children}
    </>
  );
}

interface SessionLineProps {
  /** What is shown. */
  session: Schema['SessionView'];
  /** Called with its id to end it. */
  onEnd: (id: string) => void;
  /** Whether something is being ended. */
  pending: boolean;
}

function SessionLine({ session, onEnd, pending }: SessionLineProps) {
  const { t, i18n } = useLingui();
  const { browser, system } = describeAgent(session.user_agent);
  const began = formatDay(session.created_ms, i18n.locale);
  const name = browser && system ? t`${browser} on ${system}` : browser || t`Unknown browser`;
  return (
    <FramedLine
      name={name}
      detail={session.is_current ? t`This device` : t`Logged in on ${began}`}
      action={
        !session.is_current && (
          <Button
            size="small"
            aria-label={t`Log out ${name}`}
            pending={pending}
            onClick={() => onEnd(session.id)}
          >
            {t`Log out`}
          </Button>
        )
      }
    />
  );
}

/** Ends one session, or all others. */
function useEndSessions() {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [endSessions, { isLoading }] = sessionsApi.useEndSessionsMutation();
  const end = async (id: string | undefined) => {
    const { error } = await endSessions(id ? { session_id: id } : {});
    toast(error ? { words: errorText(i18n, error), tone: 'danger' } : { words: t`Logged out` });
  };
  return { end: (id: string | undefined) => void end(id), pending: isLoading };
}
