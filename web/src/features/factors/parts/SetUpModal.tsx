import { useLingui } from '@lingui/react/macro';
import { factorsApi } from 'features/factors/api';
import { ProofForm } from 'features/users/parts/ProofForm';
import type { Schema } from 'lib/call';
import { useState } from 'react';
import { Modal } from 'ui/modal/Modal';
import { ConfirmCode } from './ConfirmCode';
import { RecoveryCodes } from './RecoveryCodes';

/** Switches two-step verification on: password, app, recovery codes. Load it with `lazy`. */
export function SetUpModal({ onClose }: { /** Called when it is over. */ onClose: () => void }) {
  const { t } = useLingui();
  const [begin] = factorsApi.useBeginTotpMutation();
  const [totp, setTotp] = useState<Schema['NewTotp'] | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <Modal
      open
      onOpenChange={onClose}
      size="small"
      title={codes ? t`Keep your recovery codes` : t`Switch on two-step verification`}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : totp ? (
        <ConfirmCode totp={totp} onConfirmed={setCodes} />
      ) : (
        <ProofForm
          words={t`You need an authenticator app on your phone, such as Aegis, 2FAS or Google Authenticator.`}
          action={t`Continue`}
          prove={(password) => begin({ password }).unwrap()}
          onProved={setTotp}
        />
      )}
    </Modal>
  );
}
