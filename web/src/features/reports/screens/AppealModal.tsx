import { useLingui } from '@lingui/react/macro';
import type { Decision } from 'features/reports/api';
import { FormModal } from 'ui/modal/FormModal';
import { AppealWords } from './AppealWords';
import { useAppeal } from './useAppeal';

interface AppealModalProps {
  /** What is appealed. */
  decision: Decision;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** Asks the viewer why a decision about them is wrong. Load it with `lazy`. */
export function AppealModal({ decision, onClose }: AppealModalProps) {
  const { t } = useLingui();
  const form = useAppeal({ case_id: decision.id }, onClose);
  return (
    <FormModal
      title={t`Appeal this decision`}
      action={t`Send appeal`}
      state={form}
      busy={form.submit.pending}
      onClose={onClose}
    >
      <AppealWords error={form.errors.words} />
    </FormModal>
  );
}
