import { useLingui } from '@lingui/react/macro';
import type { Schema } from 'lib/call';
import { errorText } from 'lib/errorTexts';
import { Button } from 'ui/button/Button';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Modal } from 'ui/modal/Modal';
import { QrCode } from 'ui/qr-code/QrCode';
import { Skeleton } from 'ui/skeleton/Skeleton';
import styles from './QrDialog.module.css';

interface QrDialogProps {
  /** The address with its code, as far as it is known. */
  asked: { data?: Schema['LinkQr'] | undefined; error?: unknown; refetch: () => void };
  /** What the code is called. */
  label: string;
  /** What it is for. */
  words: string;
  /** Called when it was shown long enough. */
  onDone: () => void;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** The address of a page for another phone's camera. */
export function QrDialog({ asked, label, words, onDone, onClose }: QrDialogProps) {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = asked;
  return (
    <Modal
      open
      size="small"
      title={t`QR code`}
      onOpenChange={onClose}
      footer={<Button kind="primary" onClick={onDone}>{t`Done`}</Button>}
    >
      {error && !data ? (
        <ErrorState words={errorText(i18n, error)} onRetry={refetch} />
      ) : (
        <div className={styles.code}>
          {data ? <QrCode {...data.qr} label={label} /> : <Skeleton width={200} height={200} />}
          <p className={styles.words}>{words}</p>
        </div>
      )}
    </Modal>
  );
}
