import { useLingui } from '@lingui/react/macro';
import type { Pin } from 'features/pins/api';
import { useUnhidden } from 'features/pins/parts/hides';
import { PinGrid } from 'features/pins/parts/PinGrid';
import styles from './WiderPins.module.css';

interface WiderPinsProps {
  /** Pins whose words mean much the same as what was searched for. */
  pins: readonly Pin[];
}

/** What is near what was searched for, below the few pins that have its words. Load it with `lazy`. */
export function WiderPins({ pins }: WiderPinsProps) {
  const { t } = useLingui();
  const list = useUnhidden({ ...WHOLE, pins });
  if (!list.pins?.length) return null;
  return (
    <section>
      <h2 className={styles.title}>{t`Close to what you searched for`}</h2>
      <PinGrid label={t`Close to what you searched for`} pins={list.pins} isLow />
    </section>
  );
}

/** A list that is there as a whole. */
const WHOLE = { error: undefined, more: undefined, retry: () => {}, waiting: false };
