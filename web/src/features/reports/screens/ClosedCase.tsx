import { useLingui } from '@lingui/react/macro';
import type { ReportCaseDetail } from 'features/reports/api';
import { reportPaths } from 'lib/reportPaths';
import { ButtonLink } from 'ui/button/ButtonLink';
import { FramedList } from 'ui/framed-list/FramedList';
import { Notice } from 'ui/notice/Notice';
import { AnswerForm } from './AnswerForm';
import styles from './CaseScreen.module.css';
import { DecisionLine } from './DecisionLine';
import { CLOSED } from './decisionWords';
import { takesAway } from './draftDecision';

/** How a case was closed, what the user reads of that, and the appeal. */
export function ClosedCase({ found }: { found: ReportCaseDetail }) {
  const { t, i18n } = useLingui();
  const { decision, outcome } = found;
  // Of what changes nothing for them users are not told.
  const isTold = takesAway(outcome) || found.measure;
  return (
    <>
      <Notice icon="check">{i18n._(CLOSED[outcome ?? 'handled'])}</Notice>
      {found.bans_picture && (
        <Notice
          icon="alert"
          action={<ButtonLink href={reportPaths.pictures()}>{t`Banned pictures`}</ButtonLink>}
        >
          {found.kind === 'pin' ? t`Its picture was banned.` : t`A picture of it was banned.`}
        </Notice>
      )}
      {decision && isTold && (
        <section className={styles.part} aria-label={t`What the user reads`}>
          <h2>{t`What the user reads`}</h2>
          <FramedList>
            <DecisionLine decision={decision} />
          </FramedList>
        </section>
      )}
      {found.appeal === 'waiting' &&
        (found.may_decide_appeal ? (
          <AnswerForm id={found.id} />
        ) : (
          <Notice icon="people">
            {t`You closed this case, so another employee must decide the appeal.`}
          </Notice>
        ))}
    </>
  );
}
