import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReportCaseDetail, reportsApi } from 'features/reports/api';
import { DETAILS, KINDS, REASONS } from 'features/reports/parts/reasonWords';
import { NotFound } from 'features/users/parts/NotFound';
import { UserLine } from 'features/users/parts/UserLine';
import { useViewer } from 'features/users/parts/viewer';
import type { ApiError } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { formatDay } from 'lib/format/day';
import { reportPaths } from 'lib/reportPaths';
import { useTitle } from 'lib/title';
import { useParams } from 'react-router';
import { ButtonLink } from 'ui/button/ButtonLink';
import { ErrorState } from 'ui/error-state/ErrorState';
import { FramedLine, FramedList } from 'ui/framed-list/FramedList';
import { Notice } from 'ui/notice/Notice';
import { Quote } from 'ui/quote/Quote';
import { Spinner } from 'ui/spinner/Spinner';
import { TitledPage } from 'ui/titled-page/TitledPage';
import { CasePictures } from './CasePictures';
import styles from './CaseScreen.module.css';
import { ClosedCase } from './ClosedCase';
import { DecideForm } from './DecideForm';

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
    <TitledPage title={kind} ways={<ButtonLink href={reportPaths.open()}>{t`Reports`}</ButtonLink>}>
      <div className={styles.part}>
        <p className={styles.facts}>
          {found.report_count === 0 && found.is_found
            ? t`Found by this site on ${day}`
            : t`${plural(found.report_count, { one: '# report', other: '# reports' })} since ${day}`}
        </p>
        {found.excerpt && <Quote>{found.excerpt}</Quote>}
        <div>
          <ButtonLink href={found.url}>{t`Open the page`}</ButtonLink>
        </div>
        {found.subject && <UserLine user={found.subject} note={t`Owner`} />}
        {found.subject && <Earlier count={found.earlier_count} />}
      </div>
      {found.kind === 'picture' && (
        <Notice icon="alert">
          {t`This user uploaded a banned picture, or one that looks the same. It was not saved. Above is why the picture is banned.`}
        </Notice>
      )}
      {found.rule && <Held kind={found.kind} rule={found.rule} />}
      {found.pictures.length > 0 && <CasePictures pictures={found.pictures} />}
      {found.reports.length > 0 && <Said found={found} />}
      {found.state === 'open' ? <DecideForm found={found} /> : <ClosedCase found={found} />}
    </TitledPage>
  );
}

/** By which rule of the host the case was opened. */
function Held({ kind, rule }: { kind: ReportCaseDetail['kind']; rule: string }) {
  const { t } = useLingui();
  return (
    <Notice icon="alert">
      {kind === 'comment'
        ? t`The rule about “${rule}” holds it: others see it once the case is closed because nothing is wrong.`
        : t`The rule about “${rule}” found it. Others see it meanwhile.`}
    </Notice>
  );
}

/** How often the same user broke a rule before. */
function Earlier({ count }: { count: number }) {
  const { t } = useLingui();
  const words = t`${plural(count, {
    one: '# earlier case about them found that a rule was broken.',
    other: '# earlier cases about them found that a rule was broken.',
  })}`;
  return <p className={styles.facts}>{count === 0 ? t`No earlier case about them.` : words}</p>;
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
            {text && <Quote>{text}</Quote>}
          </FramedLine>
        ))}
      </FramedList>
      {found.report_count > found.reports.length && (
        <p className={styles.facts}>{t`These are the first ${found.reports.length}.`}</p>
      )}
    </section>
  );
}
