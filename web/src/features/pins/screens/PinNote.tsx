import { useLingui } from '@lingui/react/macro';
import type { Pin } from 'features/pins/api';
import { usePinDialog } from 'features/pins/parts/usePinDialog';
import { Icon } from 'ui/icon/Icon';
import styles from './PinNote.module.css';

/** What the viewer noted on a pin of their own; a press changes it. Load it with `lazy`. */
export function PinNote({ pin }: { pin: Pin }) {
  const { t } = useLingui();
  const ask = usePinDialog();
  return (
    <button type="button" className={styles.note} onClick={() => ask('note', pin)}>
      <Icon name="note" size={20} />
      <span className={styles.words}>
        <span className={styles.kind}>{t`Your note, which only you see`}</span>
        <span className={styles.text}>{pin.pin_note}</span>
      </span>
    </button>
  );
}
