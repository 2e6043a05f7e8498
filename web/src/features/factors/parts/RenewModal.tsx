import { useLingui } from '@lingui/react/macro';
import { factorsApi } from 'features/factors/api';
import { ProofForm } from 'features/users/parts/ProofForm';
import { useState } from 'react';
import { Modal } from 'ui/modal/Modal';
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
        <ProofForm
          words={t`You get ten new codes. Those you have now become void.`}
          action={t`Make new codes`}
          prove={(password) => renew({ password }).unwrap()}
          onProved={(answer) => setCodes(answer.codes)}
        />
      )}
    </Modal>
  );
}
