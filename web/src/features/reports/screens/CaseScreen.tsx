import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { pinsApi } from 'features/pins/api';
import { pictureWords } from 'features/pins/parts/picture';
import { type Outcome, type ReportCaseDetail, reportsApi } from 'features/reports/api';
import { DETAILS, KINDS, REASONS } from 'features/reports/parts/reasonWords';
import { AskButton } from 'features/users/parts/AskButton';
import { NotFound } from 'features/users/parts/NotFound';
import { UserLine } from 'features/users/parts/UserLine';
import { useViewer } from 'features/users/parts/viewer';
import type { ApiError } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { formatDay } from 'lib/format/day';
import { closeupSource } from 'lib/pictureSource';
import { reportPaths } from 'lib/reportPaths';
import { useTitle } from 'lib/title';
import { useNavigate, useParams } from 'react-router';
import { Button } from 'ui/button/Button';
import { ButtonLink } from 'ui/button/ButtonLink';
import { ErrorState } from 'ui/error-state/ErrorState';
import { FormError } from 'ui/form-error/FormError';
import { FramedLine, FramedList } from 'ui/framed-list/FramedList';
import { Notice } from 'ui/notice/Notice';
import { Picture } from 'ui/picture/Picture';
import { Spinner } from 'ui/spinner/Spinner';
import { useToast } from 'ui/toast/toasts';
import styles from './CasesScreen.module.css';

/** One case, for employees: what was reported, why, and the decision. */
export function CaseScreen() {
  const { caseId = '' } = useParams();
  return useViewer()?.is_employee ? <Case key={caseId} id={caseId} /> : <NotFound />;
}

function Case({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const { data: found, error, refetch } = reportsApi.useGetCaseQuery({ case_id: id });
  const kind = found ? i18n._(KINDS[found.kind]) : t`Report`;
  useTitle(kind);
  if ((error as ApiError | undefined)?.status === 404)
    return <NotFound words={t`There is no such case.`} />;
  if (!found && error) return <ErrorState words={errorText(i18n, error)} onRetry={refetch} />;
  if (!found) return <Spinner />;
  const day = formatDay(Date.parse(found.created_at), i18n.locale);
  return (
    <article className={styles.screen}>
      <header className={styles.part}>
        <h1>{kind}</h1>
        <p className={styles.facts}>
          {t`${plural(found.report_count, { one: '# report', other: '# reports' })} since ${day}`}
        </p>
        {found.kind === 'pin' && <Shown id={found.target_id} />}
        {found.excerpt && <blockquote className={styles.quote}>{found.excerpt}</blockquote>}
        <span className={styles.ways}>
          <ButtonLink href={found.url}>{t`Open the page`}</ButtonLink>
        </span>
        {found.subject && <UserLine user={found.subject} note={t`Owner`} />}
      </header>
      <Said found={found} />
      {found.state === 'open' ? <Decision found={found} /> : <Closed found={found} />}
    </article>
  );
}

/** The picture of a pin, where it is still there for the employee. */
function Shown({ id }: { id: string }) {
  const { data: pin } = pinsApi.useGetPinQuery({ id });
  if (!pin) return null;
  return (
    <span className={styles.picture}>
      <Picture
        {...closeupSource(pin.images)}
        alt={pictureWords(pin)}
        color={pin.dominant_color}
        sizes="240px"
      />
    </span>
  );
}

/** What the reporters said, without who they are. */
function Said({ found }: { found: ReportCaseDetail }) {
  const { t, i18n } = useLingui();
  return (
    <section className={styles.part} aria-label={t`What was said`}>
      <h2>{t`What was said`}</h2>
      <FramedList>
        {found.reports.map(({ reason, detailed_reasons: details, text, created_at: at }, place) => (
          <FramedLine
            // biome-ignore lint/suspicious/noArrayIndexKey: reports are told in their order, without names
            key={place}
            name={i18n._(REASONS[reason].label)}
            detail={[
              ...details.map((detail) => i18n._(DETAILS[detail])),
              formatDay(Date.parse(at), i18n.locale),
            ].join(' · ')}
          >
            {text && <blockquote className={styles.quote}>{text}</blockquote>}
          </FramedLine>
        ))}
      </FramedList>
      {found.report_count > found.reports.length && (
        <p className={styles.facts}>{t`These are the first ${found.reports.length}.`}</p>
      )}
    </section>
  );
}

/** How the employee closes it. */
function Decision({ found }: { found: ReportCaseDetail }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const [close, { isLoading, error }] = reportsApi.useCloseCaseMutation();
  const decide = async (outcome: Outcome) => {
    const closed = await close({ case_id: found.id, outcome });
    // Where another employee was quicker, their decision stands, and is shown.
    if (closed.data && closed.data.outcome !== outcome) {
      toast({ words: t`Another employee has closed it already` });
    } else if (closed.data) {
      toast({ words: t`The case is closed` });
      void navigate(reportPaths.open());
    }
    return closed;
  };
  const isDeletedHere = found.kind === 'comment' || found.kind === 'user_did_it_data';
  return (
    <section className={styles.part} aria-label={t`Decide`}>
      <h2>{t`Decide`}</h2>
      {!isDeletedHere && (
        <p className={styles.facts}>
          {t`What the host does about a pin, a board or a profile, such as suspending the account, is done by its commands: “magpie admin” tells which. Then close the case here.`}
        </p>
      )}
      <span className={styles.ways}>
        <Button disabled={isLoading} onClick={() => void decide('no_violation')}>
          {t`Nothing is wrong with it`}
        </Button>
        <Button disabled={isLoading} onClick={() => void decide('handled')}>
          {t`It has been handled`}
        </Button>
        {isDeletedHere && (
          <AskButton
            kind="danger"
            disabled={isLoading}
            ask={{
              title: t`Delete it for everyone?`,
              words: t`Replies to it go with it. This cannot be undone.`,
              yes: t`Delete`,
              send: () => decide('deleted'),
            }}
          >
            {t`Delete it`}
          </AskButton>
        )}
      </span>
      {error && <FormError words={errorText(i18n, error)} />}
    </section>
  );
}

/** How it was closed. */
function Closed({ found }: { found: ReportCaseDetail }) {
  const { t } = useLingui();
  const words = {
    no_violation: t`Closed: nothing was wrong with it.`,
    handled: t`Closed: it was handled.`,
    deleted: t`Closed: it was deleted.`,
  };
  return <Notice icon="check">{words[found.outcome ?? 'handled']}</Notice>;
}
