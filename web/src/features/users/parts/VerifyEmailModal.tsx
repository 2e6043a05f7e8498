import { Trans, useLingui } from '@lingui/react/macro';
import { ResendButton } from 'features/users/parts/ResendButton';
import { useAppData } from 'lib/appData';
import { Button } from 'ui/button/Button';
import { Modal } from 'ui/modal/Modal';

/** Asks to prove the account's address (specification §2 "verify-email modal"). */
export function VerifyEmailModal({
  onClose,
}: {
  /** Called when it wants to go. */ onClose: () => void;
}) {
  const { t } = useLingui();
  const { brand } = useAppData();
  return (
    <Modal
      open
      size="small"
      title={t`Verify your email`}
      onOpenChange={onClose}
      footer={
        <>
          <ResendButton />
          <Button kind="primary" onClick={onClose}>{t`Got it`}</Button>
        </>
      }
    >
      <p>
        <Trans>
          Keep your account secure by verifying your email. Check your inbox for an email to
          continue using {brand.name}.
        </Trans>
      </p>
    </Modal>
  );
}
