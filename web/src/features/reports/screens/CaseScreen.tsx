import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { pinsApi } from 'features/pins/api';
import { pictureWords } from 'features/pins/parts/picture';
import { type ReportCaseDetail, reportsApi } from 'features/reports/api';
import { DETAILS, KINDS, REASONS } from 'features/reports/parts/reasonWords';
import { NotFound } from 'features/users/parts/NotFound';
import { UserLine } from 'features/users/parts/UserLine';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { formatDay } from 'lib/format/day';
import { closeupSource } from 'lib/pictureSource';
import { reportPaths } from 'lib/reportPaths';
import { useTitle } from 'lib/title';
import { useNavigate, useParams } from 'react-router';
import { Button } from 'ui/button/Button';
import { ButtonLink } from 'ui/button/ButtonLink';
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
  const { data: found, error } = reportsApi.useGetCaseQuery({ case_id: id });
  const kind = found ? i18n._(KINDS[found.kind]) : t`Report`;
  useTitle(kind);
  if (error) return <NotFound words={t`There is no such case.`} />;
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
          <ButtonLink href={found.url}>{t`Open it where it stands`}</ButtonLink>
        </span>
        {found.subject && <UserLine user={found.subject} note={t`Whose it is`} />}
      </header>
      <Said found={found} />
      {found.state === 'open' ? <Decision found={found} /> : <Outcome found={found} />}
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
        {found.reports.map(({ reason, detailed_reasons: details, text, created_at: at }) => (
          <FramedLine
            key={`${at}${reason}${text}`}
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
    </section>
  );
}

/** How the employee closes it. */
function Decision({ found }: { found: ReportCaseDetail }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const [close, { isLoading, error }] = reportsApi.useCloseCaseMutation();
  const decide = async (outcome: 'no_violation' | 'handled' | 'deleted') => {
    const closed = await close({ case_id: found.id, outcome });
    if (closed.error) return;
    toast({ words: t`The case is closed` });
    void navigate(reportPaths.open());
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
          <Button kind="danger" disabled={isLoading} onClick={() => void decide('deleted')}>
            {t`Delete it`}
          </Button>
        )}
      </span>
      {error && <FormError words={errorText(i18n, error)} />}
    </section>
  );
}

/** How it was closed. */
function Outcome({ found }: { found: ReportCaseDetail }) {
  const { t } = useLingui();
  const words = {
    no_violation: t`Closed: nothing was wrong with it.`,
    handled: t`Closed: it was handled.`,
    deleted: t`Closed: it was deleted.`,
  };
  return <Notice icon="check">{words[found.outcome ?? 'handled']}</Notice>;
}
