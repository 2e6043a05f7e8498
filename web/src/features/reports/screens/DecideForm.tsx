import { useLingui } from '@lingui/react/macro';
import { type ReportCaseDetail, reportsApi } from 'features/reports/api';
import { errorText } from 'lib/errorTexts';
import { reportPaths } from 'lib/reportPaths';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import { RadioGroup } from 'ui/radio-group/RadioGroup';
import { Select } from 'ui/select/Select';
import { TextArea } from 'ui/text-area/TextArea';
import { useToast } from 'ui/toast/toasts';
import { BannedChoices } from './BannedChoices';
import styles from './DecideForm.module.css';
import { BANNED, useDays, useMeasures, useOutcomes } from './decisionChoices';
import {
  BLANK,
  canEnd,
  closing,
  type Draft,
  isGrave,
  needsWords,
  takesAway,
} from './draftDecision';

const AskClosing = lazy(() =>
  import('./AskClosing').then((module) => ({ default: module.AskClosing })),
);

/** Most characters of what the user is told. */
const MOST = 500;

/** An employee decides a case: about the thing, about whose it is, and what they are told. */
export function DecideForm({ found }: { found: ReportCaseDetail }) {
  const { t, i18n } = useLingui();
  const [draft, setDraft] = useState(BLANK);
  const [isMissing, setMissing] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const words = useRef<HTMLTextAreaElement>(null);
  const { close, isLoading, error } = useClosing(found);
  const send = async () => {
    await close(draft);
    setAsked(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || !draft.outcome) return;
    const isUntold = needsWords(draft) && draft.words.trim() === '';
    setMissing(isUntold);
    if (isUntold) words.current?.focus();
    else if (isGrave(draft)) setAsked(true);
    else void send();
  };
  return (
    <>
      <form className={styles.form} aria-label={t`Decide`} method="post" onSubmit={submit}>
        <h2>{t`Decide`}</h2>
        <Choices found={found} draft={draft} onChange={setDraft} />
        {needsWords(draft) && (
          <TextArea
            ref={words}
            label={t`What the user is told`}
            description={t`Which rule it breaks, and how. They read this, but not who reported it or who decided.`}
            error={isMissing && t`Tell the user why.`}
            dir="auto"
            rows={4}
            maxLength={MOST}
            value={draft.words}
            onChange={({ currentTarget }) => {
              setMissing(false);
              setDraft({ ...draft, words: currentTarget.value });
            }}
          />
        )}
        <FormError words={error ? errorText(i18n, error) : null} />
        <div>
          <Button
            type="submit"
            kind={isGrave(draft) ? 'danger' : 'primary'}
            disabled={!draft.outcome}
            pending={isLoading && !isAsked}
          >
            {t`Close the case`}
          </Button>
        </div>
      </form>
      <Suspense>
        {isAsked && (
          <AskClosing
            kind={found.kind}
            draft={draft}
            pending={isLoading}
            onYes={() => void send()}
            onClose={() => setAsked(false)}
          />
        )}
      </Suspense>
    </>
  );
}

interface ChoicesProps {
  found: ReportCaseDetail;
  draft: Draft;
  onChange: (draft: Draft) => void;
}

/** What is chosen: each question stands there once it is one. */
function Choices({ found, draft, onChange }: ChoicesProps) {
  const { t } = useLingui();
  const outcomes = useOutcomes(found);
  const isPin = found.kind === 'pin';
  const measures = useMeasures();
  const days = useDays();
  return (
    <>
      <RadioGroup
        label={t`What about it?`}
        choices={outcomes}
        value={isPin && draft.banned.length > 0 ? BANNED : (draft.outcome ?? '')}
        onChange={(chosen) => {
          const all = found.pictures.map(({ signature }) => signature);
          if (chosen === BANNED) onChange({ ...draft, outcome: 'deleted', banned: all });
          else {
            const outcome = chosen as Draft['outcome'];
            onChange({ ...draft, outcome, banned: isPin ? [] : draft.banned });
          }
        }}
      />
      {!isPin && takesAway(draft.outcome) && found.pictures.length > 0 && (
        <BannedChoices
          pictures={found.pictures}
          banned={draft.banned}
          onChange={(banned) => onChange({ ...draft, banned })}
        />
      )}
      {draft.outcome && draft.outcome !== 'no_violation' && (
        <RadioGroup
          label={t`What about the user?`}
          choices={measures}
          value={draft.measure}
          onChange={(measure) => onChange({ ...draft, measure: measure as Draft['measure'] })}
        />
      )}
      {canEnd(draft) && (
        <Select
          label={t`For how long?`}
          choices={days}
          value={draft.days}
          onChange={({ currentTarget }) =>
            onChange({ ...draft, days: currentTarget.value as Draft['days'] })
          }
        />
      )}
    </>
  );
}

/** Sends a decision, and says what came of it. */
function useClosing(found: ReportCaseDetail) {
  const { t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const [send, { isLoading, error }] = reportsApi.useCloseCaseMutation();
  const close = async (draft: Draft) => {
    if (!draft.outcome) return;
    const decided = closing(draft, draft.outcome);
    // Where another picture took the place of one meanwhile, its screen stays.
    const judged = found.pictures.filter((picture) => picture.is_screened);
    const { data: closed } = await send({
      case_id: found.id,
      judged_pictures: judged.map(({ signature }) => signature),
      ...decided,
    });
    if (!closed) return;
    // Where another employee was quicker, their decision stands, and is shown.
    if (!closed.is_own_decision) {
      toast({ words: t`Another employee has closed it already` });
      return;
    }
    toast({ words: t`The case is closed` });
    void navigate(reportPaths.open());
  };
  return { close, isLoading, error };
}
