import { useLingui } from '@lingui/react/macro';
import { factorsApi } from 'features/factors/api';
import { useState } from 'react';
import { Modal } from 'ui/modal/Modal';
import { PasswordForm } from './PasswordForm';
import { RecoveryCodes } from './RecoveryCodes';

/** Makes new recovery codes. Load it with `lazy`. */
export function RenewModal({ onClose }: { /** Called when it is over. */ onClose: () => void }) {
  const { t } = useLingui();
  const [renew] = factorsApi.useRenewRecoveryCodesMutation();
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <Modal
      open
      onOpenChange={onClose}
      size="small"
      title={codes ? t`Keep your recovery codes` : t`New recovery codes`}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <PasswordForm
          words={t`You get ten new codes. Those you have now become void.`}
          action={t`Make new codes`}
          send={(password) => renew({ password }).unwrap()}
          onDone={(answer) => setCodes(answer.codes)}
        />
      )}
    </Modal>
  );
}
