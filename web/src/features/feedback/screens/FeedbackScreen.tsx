import { useLingui } from '@lingui/react/macro';
import { type FeedbackView, feedbackApi } from 'features/feedback/api';
import { nextPath } from 'features/sessions/parts/nextPath';
import { NotFound } from 'features/users/parts/NotFound';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { formatDay } from 'lib/format/day';
import { paths } from 'lib/paths';
import { reportPaths } from 'lib/reportPaths';
import { useTitle } from 'lib/title';
import { useSearchParams } from 'react-router';
import { Button } from 'ui/button/Button';
import { ButtonLink } from 'ui/button/ButtonLink';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { FramedLine, FramedList } from 'ui/framed-list/FramedList';
import { Quote } from 'ui/quote/Quote';
import { Spinner } from 'ui/spinner/Spinner';
import { TabLinks } from 'ui/tabs/TabLinks';
import { TitledPage } from 'ui/titled-page/TitledPage';
import styles from './FeedbackScreen.module.css';
import { useClose } from './useClose';

/** Letters of what was said that a button's name repeats. */
const LABEL = 60;

/** What viewers told the host, for employees. */
export function FeedbackScreen() {
  return useViewer()?.is_employee ? <Feedback /> : <NotFound />;
}

function Feedback() {
  const { t, i18n } = useLingui();
  const [search] = useSearchParams();
  const state = search.get('state') === 'closed' ? 'closed' : 'open';
  const walk = feedbackApi.useListFeedbackInfiniteQuery({ state });
  const feedback = walk.data?.pages.flatMap((page) => page.data);
  useTitle(t`Feedback`);
  return (
    <TitledPage
      title={t`Feedback`}
      ways={<ButtonLink href={reportPaths.open()}>{t`Reports`}</ButtonLink>}
    >
      <TabLinks
        label={t`Feedback`}
        links={[
          { href: reportPaths.feedback(), label: t`Waiting`, current: state === 'open' },
          { href: reportPaths.closedFeedback(), label: t`Done`, current: state === 'closed' },
        ]}
      />
      {!feedback && walk.error && (
        <ErrorState words={errorText(i18n, walk.error)} onRetry={walk.refetch} />
      )}
      {!feedback && !walk.error && <Spinner />}
      {feedback?.length === 0 && (
        <EmptyState
          icon="check"
          words={state === 'open' ? t`No feedback waits to be read.` : t`No feedback is done yet.`}
        />
      )}
      {feedback && feedback.length > 0 && (
        <FramedList>
          {feedback.map((found) => (
            <Line key={found.id} found={found} />
          ))}
        </FramedList>
      )}
      {walk.hasNextPage && (
        <Button pending={walk.isFetching} onClick={() => walk.fetchNextPage()}>
          {t`Show more feedback`}
        </Button>
      )}
    </TitledPage>
  );
}

function Line({ found }: { found: FeedbackView }) {
  const { t, i18n } = useLingui();
  const { close, reopen, isPending } = useClose(found.id);
  const { user, is_visitor: isVisitor, title, prompt, words } = found;
  const who = user?.full_name ?? (isVisitor ? t`A visitor` : t`A user whom you do not see`);
  const start = [...(words.split('\n')[0] ?? '')].slice(0, LABEL).join('');
  return (
    <FramedLine
      name={who}
      detail={
        <>
          {user && <a href={paths.profile(user.username)}>@{user.username}</a>}
          {user && ' · '}
          {found.page && <Page path={found.page} />}
          {found.page && ' · '}
          {found.action_origin && `${found.action_origin} · `}
          {formatDay(Date.parse(found.created_at), i18n.locale)}
        </>
      }
      action={
        found.state === 'open' ? (
          <Button disabled={isPending} aria-label={t`Done: “${start}”`} onClick={close}>
            {t`Done`}
          </Button>
        ) : (
          <Button disabled={isPending} aria-label={t`Open again: “${start}”`} onClick={reopen}>
            {t`Open again`}
          </Button>
        )
      }
    >
      {title && <p className={styles.prompt}>{title}</p>}
      {prompt && <p className={styles.prompt}>{prompt}</p>}
      <Quote>{words}</Quote>
    </FramedLine>
  );
}

/** Where it was sent: a link if it is a path of this site, since a client may tell anything. */
function Page({ path }: { path: string }) {
  return nextPath(path) === path ? <a href={path}>{path}</a> : path;
}
