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
import styles from './CasesScreen.module.css';

/** What users reported, for employees. */
export function CasesScreen() {
  return useViewer()?.is_employee ? <Cases /> : <NotFound />;
}

function Cases() {
  const { t, i18n } = useLingui();
  const [search] = useSearchParams();
  const state = search.get('state') === 'closed' ? 'closed' : 'open';
  const walk = reportsApi.useListCasesInfiniteQuery({ state });
  const cases = walk.data?.pages.flatMap((page) => page.data);
  useTitle(t`Reports`);
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t`Reports`}</h1>
        <ButtonLink href={reportPaths.feedback()}>{t`Feedback`}</ButtonLink>
      </header>
      <TabLinks
        label={t`Reports`}
        links={[
          { href: reportPaths.open(), label: t`Waiting`, current: state === 'open' },
          { href: reportPaths.closed(), label: t`Closed`, current: state === 'closed' },
        ]}
      />
      {!cases && walk.error && (
        <ErrorState words={errorText(i18n, walk.error)} onRetry={walk.refetch} />
      )}
      {!cases && !walk.error && <Spinner />}
      {cases?.length === 0 && (
        <EmptyState
          icon="check"
          words={state === 'open' ? t`Nothing waits to be looked at.` : t`No case was closed yet.`}
        />
      )}
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
    </div>
  );
}

function Line({ found }: { found: ReportCase }) {
  const { t, i18n } = useLingui();
  const reporters = t`${plural(found.report_count, { one: '# report', other: '# reports' })}`;
  const why = found.reasons.map((reason) => i18n._(REASONS[reason].label)).join(', ');
  const day = formatDay(Date.parse(found.created_at), i18n.locale);
  const kind = i18n._(KINDS[found.kind]);
  const name = found.excerpt.split('\n')[0] || kind;
  return (
    <FramedLine
      name={name}
      detail={[kind, why, reporters, day].filter(Boolean).join(' · ')}
      action={
        <ButtonLink href={reportPaths.one(found.id)} aria-label={t`Look at ${name}`}>
          {t`Look at it`}
        </ButtonLink>
      }
    />
  );
}
