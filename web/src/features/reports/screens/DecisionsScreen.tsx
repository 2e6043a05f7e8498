import { useLingui } from '@lingui/react/macro';
import { type Decision, reportsApi } from 'features/reports/api';
import { SettingsPage } from 'features/users/parts/SettingsPage';
import { errorText } from 'lib/errorTexts';
import { lazy } from 'react';
import { MoreButton } from 'ui/button/MoreButton';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { FramedList } from 'ui/framed-list/FramedList';
import { ModalButton } from 'ui/modal/ModalButton';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { DecisionLine } from './DecisionLine';
import { headingOf } from './decisionWords';

const AppealModal = lazy(() =>
  import('./AppealModal').then((module) => ({ default: module.AppealModal })),
);

/** What was decided about the viewer and what is theirs. */
export function DecisionsScreen() {
  const { t } = useLingui();
  return (
    <SettingsPage
      title={t`Decisions about you`}
      lead={t`What the people who run this site decided about you or something of yours, and why.`}
    >
      {() => <Decisions />}
    </SettingsPage>
  );
}

function Decisions() {
  const { t, i18n } = useLingui();
  const walk = reportsApi.useListDecisionsInfiniteQuery({}, { refetchOnMountOrArgChange: true });
  const decisions = walk.data?.pages.flatMap((page) => page.data);
  if (!decisions && walk.error) {
    return <ErrorState words={errorText(i18n, walk.error)} onRetry={walk.refetch} />;
  }
  if (!decisions) {
    return (
      <div role="status" aria-label={t`Loading....`}>
        <Skeleton height={220} />
      </div>
    );
  }
  if (decisions.length === 0) {
    return (
      <EmptyState
        icon="check"
        words={t`Nothing was decided about you. If something of yours breaks a rule, it stands here.`}
      />
    );
  }
  return (
    <>
      <FramedList>
        {decisions.map((decision) => (
          <DecisionLine
            key={decision.id}
            decision={decision}
            action={decision.may_appeal && <Appeal decision={decision} />}
          />
        ))}
      </FramedList>
      <MoreButton walk={walk} />
    </>
  );
}

function Appeal({ decision }: { decision: Decision }) {
  const { t, i18n } = useLingui();
  const what = i18n._(headingOf(decision));
  return (
    <ModalButton
      aria-label={t`Appeal: ${what}`}
      modal={(onClose) => <AppealModal decision={decision} onClose={onClose} />}
    >
      {t`Appeal`}
    </ModalButton>
  );
}
