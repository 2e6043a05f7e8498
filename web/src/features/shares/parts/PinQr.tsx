import { useLingui } from '@lingui/react/macro';
import type { Pin } from 'features/pins/api';
import { sharesApi } from 'features/shares/api';
import { QrDialog } from './QrDialog';

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
  const { t } = useLingui();
  return (
    <QrDialog
      asked={sharesApi.useGetPinQrQuery({ pin_id: pin.id })}
      label={t`QR code of this pin`}
      words={t`Scan it with another phone’s camera to open this pin there.`}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
