import { useLingui } from '@lingui/react/macro';
import { pinAt } from 'features/pins/parts/pinAt';
import { viewTypeAt } from 'features/pins/parts/viewTypeAt';
import { type Detail, type Reason, reportsApi } from 'features/reports/api';
import { AskIn } from 'features/users/parts/AskIn';
import { useViewer } from 'features/users/parts/viewer';
import type { Schema } from 'lib/call';
import { errorText } from 'lib/errorTexts';
import { type ReportTarget, reportDismissed, useReportDispatch } from 'lib/reportTarget';
import { useState } from 'react';
import { Chip } from 'ui/chip/Chip';
import { FormError } from 'ui/form-error/FormError';
import { Modal } from 'ui/modal/Modal';
import { ModalButtons } from 'ui/modal/ModalButtons';
import { RadioGroup } from 'ui/radio-group/RadioGroup';
import { Spinner } from 'ui/spinner/Spinner';
import { TextArea } from 'ui/text-area/TextArea';
import { useToast } from 'ui/toast/toasts';
import styles from './ReportDialog.module.css';
import { DETAILS, REASONS, TITLES } from './reasonWords';

interface ReportDialogProps {
  /** What is reported. */
  target: ReportTarget;
}

/** Reports a thing to the host: why, and what is more exact. Load it with `lazy`. */
export function ReportDialog({ target }: ReportDialogProps) {
  const { t } = useLingui();
  const dispatch = useReportDispatch();
  const close = () => dispatch(reportDismissed());
  return useViewer() ? (
    <Dialog target={target} onClose={close} />
  ) : (
    <AskIn
      reason={t`Log in to report this. Reports come from people, not programs.`}
      onClose={close}
    />
  );
}

interface StepProps extends ReportDialogProps {
  onClose: () => void;
}

/** What the reporter has said so far. */
interface Said {
  reason: Reason | null;
  details: readonly Detail[];
  text: string;
}

/** Two steps in one dialog: a way back loses nothing that was said. */
function Dialog({ target, onClose }: StepProps) {
  const { i18n, t } = useLingui();
  const toast = useToast();
  const { data: offered, error } = reportsApi.useListReportReasonsQuery({ kind: target.type });
  const [report, sent] = reportsApi.useReportThingMutation();
  const [said, setSaid] = useState<Said>({ reason: null, details: [], text: '' });
  const [isChosen, setChosen] = useState(false);
  const { reason, details, text } = said;
  const exact = isChosen ? reason : null;
  const send = async (reason: Reason) => {
    const { id, type: kind, parentId } = target;
    const path = window.location.pathname;
    const { error } = await report({
      kind,
      id,
      reason,
      detailed_reasons: [...details],
      text,
      parent_id: parentId,
      is_product: target.isProduct,
      is_promoted: target.isPromoted,
      video_duration: target.videoDuration,
      view_type: target.viewType ?? viewTypeAt(path),
      view_parameter: target.viewParameter ?? pinAt(path) ?? null,
    });
    if (error) return;
    onClose();
    toast({ words: t`Thank you. We will look at it.` });
  };
  return (
    <Modal
      open
      size="small"
      busy={sent.isLoading}
      title={i18n._(exact ? REASONS[exact].label : TITLES[target.type])}
      onOpenChange={onClose}
      footer={
        exact ? (
          <ModalButtons
            yes={t`Report`}
            no={t`Back`}
            button={{ pending: sent.isLoading }}
            held={sent.isLoading}
            onYes={() => void send(exact)}
            onNo={() => setChosen(false)}
          />
        ) : (
          <ModalButtons
            yes={t`Next`}
            button={{ disabled: !reason }}
            onYes={() => setChosen(true)}
            onNo={onClose}
          />
        )
      }
    >
      {error && <FormError words={errorText(i18n, error)} />}
      {!offered && !error && <Spinner />}
      {offered && !exact && (
        <Reasons
          offered={offered.reasons}
          reason={reason}
          onChoose={(reason) => setSaid({ ...said, reason, details: [] })}
        />
      )}
      {offered && exact && (
        <Exact offered={offered.reasons} reason={exact} said={said} onSay={setSaid} />
      )}
      {sent.error && <FormError words={errorText(i18n, sent.error)} />}
    </Modal>
  );
}

type Offered = readonly Schema['ReportReasonView'][];

interface ReasonsProps {
  offered: Offered;
  reason: Reason | null;
  onChoose: (reason: Reason) => void;
}

/** The first step: a reason that fits the kind. */
function Reasons({ offered, reason, onChoose }: ReasonsProps) {
  const { i18n, t } = useLingui();
  return (
    <RadioGroup
      label={t`What is wrong with it? Its owner is not told who reported it.`}
      choices={offered.map(({ reason }) => ({
        value: reason,
        label: i18n._(REASONS[reason].label),
        description: i18n._(REASONS[reason].note),
      }))}
      value={reason ?? ''}
      onChange={(value) => onChoose(value as Reason)}
    />
  );
}

interface ExactProps {
  offered: Offered;
  reason: Reason;
  said: Said;
  onSay: (said: Said) => void;
}

/** The second step: what is more exact, and the reporter's own words. */
function Exact({ offered, reason, said, onSay }: ExactProps) {
  const { i18n, t } = useLingui();
  const { details, text } = said;
  const fitting = offered.find((offer) => offer.reason === reason)?.detailed_reasons ?? [];
  const turned = (detail: Detail) =>
    details.includes(detail) ? details.filter((one) => one !== detail) : [...details, detail];
  return (
    <div className={styles.exact}>
      {fitting.length > 0 && (
        <fieldset className={styles.details}>
          <legend className={styles.ask}>{t`Can you be more specific? (optional)`}</legend>
          {fitting.map((detail) => (
            <Chip
              key={detail}
              selected={details.includes(detail)}
              onPress={() => onSay({ ...said, details: turned(detail) })}
            >
              {i18n._(DETAILS[detail])}
            </Chip>
          ))}
        </fieldset>
      )}
      <TextArea
        label={t`Anything else that we should know?`}
        maxLength={500}
        value={text}
        onChange={(event) => onSay({ ...said, text: event.currentTarget.value })}
      />
      {reason === 'self_harm' && (
        <p className={styles.note}>
          {t`If somebody is in danger now, call the emergency number where they are. It is quicker than we are.`}
        </p>
      )}
    </div>
  );
}
