import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReportCase, reportsApi } from 'features/reports/api';
import { KINDS, REASONS } from 'features/reports/parts/reasonWords';
import { NotFound } from 'features/users/parts/NotFound';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { formatDay } from 'lib/format/day';
import { reportPaths } from 'lib/reportPaths';
import { useTitle } from 'lib/title';
import { useSearchParams } from 'react-router';
import { Button } from 'ui/button/Button';
import { ButtonLink } from 'ui/button/ButtonLink';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { FramedLine, FramedList } from 'ui/framed-list/FramedList';
import { Spinner } from 'ui/spinner/Spinner';
import { TabLinks } from 'ui/tabs/TabLinks';
import { TitledPage } from 'ui/titled-page/TitledPage';
import { MEASURES, OUTCOMES } from './decisionWords';

/** What users reported, for employees. */
export function CasesScreen() {
  return useViewer()?.is_employee ? <Cases /> : <NotFound />;
}

function Cases() {
  const { t, i18n } = useLingui();
  const [search] = useSearchParams();
  const state = stateIn(search.get('state'));
  const walk = reportsApi.useListCasesInfiniteQuery({ state });
  const cases = walk.data?.pages.flatMap((page) => page.data);
  useTitle(t`Reports`);
  const none = {
    open: t`Nothing waits to be looked at.`,
    appealed: t`No appeal waits to be answered.`,
    closed: t`No case was closed yet.`,
  };
  return (
    <TitledPage
      title={t`Reports`}
      ways={
        <>
          <ButtonLink href={reportPaths.pictures()}>{t`Banned pictures`}</ButtonLink>
          <ButtonLink href={reportPaths.announcements()}>{t`Announcements`}</ButtonLink>
          <ButtonLink href={reportPaths.rules()}>{t`Rules`}</ButtonLink>
          <ButtonLink href={reportPaths.feedback()}>{t`Feedback`}</ButtonLink>
        </>
      }
    >
      <TabLinks
        label={t`Reports`}
        links={[
          { href: reportPaths.open(), label: t`Waiting`, current: state === 'open' },
          { href: reportPaths.appealed(), label: t`Appeals`, current: state === 'appealed' },
          { href: reportPaths.closed(), label: t`Closed`, current: state === 'closed' },
        ]}
      />
      {!cases && walk.error && (
        <ErrorState words={errorText(i18n, walk.error)} onRetry={walk.refetch} />
      )}
      {!cases && !walk.error && <Spinner />}
      {cases?.length === 0 && <EmptyState icon="check" words={none[state]} />}
      {cases && cases.length > 0 && (
        <FramedList>
          {cases.map((found) => (
            <Line key={found.id} found={found} />
          ))}
        </FramedList>
      )}
      {walk.hasNextPage && (
        <Button pending={walk.isFetching} onClick={() => walk.fetchNextPage()}>
          {t`Show more cases`}
        </Button>
      )}
    </TitledPage>
  );
}

/** Which cases an address asks for. */
function stateIn(word: string | null): ReportCase['state'] {
  return word === 'closed' || word === 'appealed' ? word : 'open';
}

function Line({ found }: { found: ReportCase }) {
  const { t, i18n } = useLingui();
  const reporters =
    found.report_count === 0 && found.is_found
      ? t`Found by this site`
      : t`${plural(found.report_count, { one: '# report', other: '# reports' })}`;
  const why = found.reasons.map((reason) => i18n._(REASONS[reason].label)).join(', ');
  const day = formatDay(Date.parse(found.created_at), i18n.locale);
  const kind = i18n._(KINDS[found.kind]);
  const whose = found.subject?.full_name;
  const decided = found.outcome && i18n._(OUTCOMES[found.outcome]);
  const done =
    found.appeal === 'reversed'
      ? t`Taken back`
      : found.measure && i18n._(MEASURES[found.measure].done);
  const name = found.excerpt.split('\n')[0] || kind;
  return (
    <FramedLine
      name={name}
      detail={[kind, whose, found.rule, why, reporters, day, decided, done]
        .filter(Boolean)
        .join(' · ')}
      action={
        <ButtonLink href={reportPaths.one(found.id)} aria-label={t`Look at ${name}`}>
          {t`Look at it`}
        </ButtonLink>
      }
    />
  );
}
