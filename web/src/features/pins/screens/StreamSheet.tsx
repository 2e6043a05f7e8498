import { useLingui } from '@lingui/react/macro';
import type { PinDetail } from 'features/pins/api';
import type { PinStreamProps } from 'features/pins/parts/PinStream';
import { Sheet } from 'ui/sheet/Sheet';
import { Below } from './Closeup';
import { CloseupWords } from './CloseupWords';
import styles from './Stream.module.css';

interface StreamSheetProps extends Pick<PinStreamProps, 'parts'> {
  /** Whose video it is. */
  pin: PinDetail;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** What is said of a video and below it. Load it with `lazy`. */
export function StreamSheet({ pin, parts, onClose }: StreamSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet open title={t`About this video`} titleHidden onOpenChange={onClose}>
      <article className={styles.sheet} data-closeup>
        <CloseupWords pin={pin} />
        <Below pin={pin} parts={parts} />
      </article>
    </Sheet>
  );
}
