import { useLingui } from '@lingui/react/macro';
import { type Detail, type Reason, reportsApi } from 'features/reports/api';
import { AskIn } from 'features/users/parts/AskIn';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { type ReportTarget, reportDismissed } from 'lib/reportTarget';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
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

/** Reports a thing to the host, in two steps: why, and what is more exact. Load it with `lazy`. */
export function ReportDialog({ target }: ReportDialogProps) {
  const { t } = useLingui();
  const dispatch = useDispatch();
  const close = () => void dispatch(reportDismissed());
  return useViewer() ? (
    <Dialog target={target} onClose={close} />
  ) : (
    <AskIn
      reason={t`Log in to report it, so that nobody is reported by programs.`}
      onClose={close}
    />
  );
}

interface StepProps extends ReportDialogProps {
  onClose: () => void;
}

function Dialog({ target, onClose }: StepProps) {
  const [reason, setReason] = useState<Reason>();
  const [isChosen, setChosen] = useState(false);
  return reason && isChosen ? (
    <Exact target={target} reason={reason} onBack={() => setChosen(false)} onClose={onClose} />
  ) : (
    <Why
      target={target}
      reason={reason}
      onChoose={setReason}
      onNext={() => setChosen(true)}
      onClose={onClose}
    />
  );
}

interface WhyProps extends StepProps {
  reason: Reason | undefined;
  onChoose: (reason: Reason) => void;
  onNext: () => void;
}

/** The first step: a reason that fits the kind. */
function Why({ target, reason, onChoose, onNext, onClose }: WhyProps) {
  const { i18n, t } = useLingui();
  const { data: offered, error } = reportsApi.useListReportReasonsQuery({ kind: target.type });
  const choices = offered?.reasons.map(({ reason }) => ({
    value: reason,
    label: i18n._(REASONS[reason].label),
    description: i18n._(REASONS[reason].note),
  }));
  return (
    <Modal
      open
      size="small"
      title={i18n._(TITLES[target.type])}
      onOpenChange={onClose}
      footer={
        <ModalButtons yes={t`Next`} button={{ disabled: !reason }} onYes={onNext} onNo={onClose} />
      }
    >
      {error && <FormError words={errorText(i18n, error)} />}
      {!choices && !error && <Spinner />}
      {choices && (
        <RadioGroup
          label={t`What is wrong with it? Whoever made it is not told who reported it.`}
          choices={choices}
          value={reason ?? ''}
          onChange={(value) => onChoose(value as Reason)}
        />
      )}
    </Modal>
  );
}

interface ExactProps extends StepProps {
  reason: Reason;
  onBack: () => void;
}

/** The second step: what is more exact, and the reporter's own words. */
function Exact({ target, reason, onBack, onClose }: ExactProps) {
  const { i18n, t } = useLingui();
  const toast = useToast();
  const { data: offered } = reportsApi.useListReportReasonsQuery({ kind: target.type });
  const [report, { isLoading, error }] = reportsApi.useReportThingMutation();
  const [details, setDetails] = useState<Detail[]>([]);
  const [text, setText] = useState('');
  const fitting = offered?.reasons.find((offer) => offer.reason === reason)?.detailed_reasons ?? [];
  const turn = (detail: Detail) =>
    setDetails((chosen) =>
      chosen.includes(detail) ? chosen.filter((one) => one !== detail) : [...chosen, detail],
    );
  const send = async () => {
    const { id, type: kind } = target;
    const sent = await report({ kind, id, reason, detailed_reasons: details, text });
    if (sent.error) return;
    onClose();
    toast({ words: t`Thank you. We will look at it.` });
  };
  return (
    <Modal
      open
      size="small"
      title={i18n._(REASONS[reason].label)}
      onOpenChange={onClose}
      footer={
        <ModalButtons
          yes={t`Report`}
          no={t`Back`}
          button={{ pending: isLoading }}
          onYes={() => void send()}
          onNo={onBack}
        />
      }
    >
      <div className={styles.exact}>
        {fitting.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a row with its chips
          <div className={styles.details} role="group" aria-label={t`More exactly, if you like`}>
            <p className={styles.ask}>{t`More exactly, if you like`}</p>
            {fitting.map((detail) => (
              <Chip key={detail} selected={details.includes(detail)} onPress={() => turn(detail)}>
                {i18n._(DETAILS[detail])}
              </Chip>
            ))}
          </div>
        )}
        <TextArea
          label={t`Anything else that we should know?`}
          maxLength={500}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {reason === 'self_harm' && (
          <p className={styles.note}>
            {t`If somebody is in danger now, call the emergency number where they are. It is quicker than we are.`}
          </p>
        )}
        {error && <FormError words={errorText(i18n, error)} />}
      </div>
    </Modal>
  );
}
