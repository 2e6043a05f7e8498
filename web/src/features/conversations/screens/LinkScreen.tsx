import { useLingui } from '@lingui/react/macro';
import { linksApi } from 'features/conversations/links';
import { useViewer } from 'features/users/parts/viewer';
import { type ApiError, mayRetry } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { useFragment } from 'lib/fragment';
import { messagePaths } from 'lib/messagePaths';
import { paths } from 'lib/paths';
import { useTitle } from 'lib/title';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from 'ui/button/Button';
import { ButtonLink } from 'ui/button/ButtonLink';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { PageSpinner } from 'ui/spinner/PageSpinner';
import { TitledPage } from 'ui/titled-page/TitledPage';
import { LinkedMessageLine } from './LinkedMessageLine';
import styles from './LinkScreen.module.css';
import { Refuse } from './Refuse';

/**
 * Where the link of a mail about a message leads; its token stands behind `#`. For the holder of
 * the link, who may have no account: they read, and may sign up to answer, or get no more mails.
 */
export function LinkScreen() {
  const { t } = useLingui();
  const token = useFragment();
  const [address] = useSearchParams();
  const refuses = address.has('refuse');
  const title = refuses ? t`No more mails` : t`A message for you`;
  useTitle(title);
  return (
    <TitledPage width="text" title={title}>
      {token === null && <PageSpinner />}
      {token === '' && <Dead words={t`Open the link in the mail we sent you.`} />}
      {token && refuses && <Refuse token={token} kind="primary" />}
      {token && !refuses && <Messages key={token} token={token} foot={<Answer token={token} />} />}
    </TitledPage>
  );
}

/** Where who has an account finds what was written to their address. */
function useOwnWay(): string {
  const requests = messagePaths.requests();
  return useViewer() ? requests : paths.login(requests);
}

/** A link that opens nothing, and the other way to what was written. */
function Dead({ words }: { words: string }) {
  const { t } = useLingui();
  const isViewer = useViewer() !== null;
  const href = useOwnWay();
  return (
    <EmptyState
      icon="alert"
      words={words}
      action={<ButtonLink href={href}>{isViewer ? t`Message requests` : t`Log in`}</ButtonLink>}
    />
  );
}

interface MessagesProps {
  token: string;
  /** Before which message; the latest without it. */
  before?: string;
  /** What stands below them. */
  foot?: ReactNode;
}

/** What was written, the latest last, and above it what was written before, once it is wanted. */
function Messages({ token, before, foot }: MessagesProps) {
  const { t, i18n } = useLingui();
  const asked = before ? { token, before } : { token };
  const { data, error, refetch } = linksApi.useOpenConversationLinkQuery(asked);
  const [isMoreWanted, setMoreWanted] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const isWanted = before !== undefined && data !== undefined;
  // The button that asked for them is gone, and the focus with it.
  useEffect(() => {
    if (isWanted) list.current?.focus();
  }, [isWanted]);
  if (!data && error) {
    const failed = error as ApiError;
    if (mayRetry(failed)) return <ErrorState words={errorText(i18n, error)} onRetry={refetch} />;
    const old = t`This link is older than 30 days, or what it led to was answered.`;
    return <Dead words={failed.status === 400 ? old : errorText(i18n, error)} />;
  }
  if (!data) return <PageSpinner label={t`Opening the link`} />;
  return (
    <>
      {data.before && isMoreWanted && <Messages token={token} before={data.before} />}
      {data.before && !isMoreWanted && (
        <div>
          <Button onClick={() => setMoreWanted(true)}>{t`Earlier messages`}</Button>
        </div>
      )}
      {!before && !data.before && data.messages.length === 0 && (
        <p>{t`Nothing was written since you were added. Come back by this link later.`}</p>
      )}
      <ol ref={list} className={styles.messages} tabIndex={-1} aria-label={t`Messages`}>
        {[...data.messages].reverse().map((message) => (
          <LinkedMessageLine key={message.id} message={message} />
        ))}
      </ol>
      {foot}
    </>
  );
}

/** How the reader answers, or gets no more such mails. */
function Answer({ token }: { token: string }) {
  const { t } = useLingui();
  const isViewer = useViewer() !== null;
  const href = useOwnWay();
  return (
    <section className={styles.answer} aria-label={t`Answer`}>
      <p>{t`To answer, sign up with the address to which we sent the mail, and verify it.`}</p>
      <div className={styles.ways}>
        {isViewer ? (
          <ButtonLink kind="primary" href={href}>{t`Message requests`}</ButtonLink>
        ) : (
          <>
            <ButtonLink kind="primary" href={paths.signup()}>{t`Sign up`}</ButtonLink>
            <ButtonLink href={href}>{t`Log in`}</ButtonLink>
          </>
        )}
      </div>
      <Refuse token={token} />
    </section>
  );
}
