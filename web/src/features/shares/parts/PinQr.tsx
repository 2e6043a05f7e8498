import { useLingui } from '@lingui/react/macro';
import type { Pin } from 'features/pins/api';
import { sharesApi } from 'features/shares/api';
import { errorText } from 'lib/errorTexts';
import { Button } from 'ui/button/Button';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Modal } from 'ui/modal/Modal';
import { QrCode } from 'ui/qr-code/QrCode';
import { Skeleton } from 'ui/skeleton/Skeleton';
import styles from './PinQr.module.css';

interface PinQrProps {
  /** Of which pin. */
  pin: Pin;
  /** Called when it was shown long enough. */
  onDone: () => void;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** The address of a pin for another phone's camera. */
export function PinQr({ pin, onDone, onClose }: PinQrProps) {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = sharesApi.useGetPinQrQuery({ pin_id: pin.id });
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
          {data ? (
            <QrCode {...data.qr} label={t`QR code of this pin`} />
          ) : (
            <Skeleton width={200} height={200} />
          )}
          <p
            className={styles.words}
          >{t`Scan it with another phone’s camera to open this pin there.`}</p>
        </div>
      )}
    </Modal>
  );
}
