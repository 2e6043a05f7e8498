import { useLingui } from '@lingui/react/macro';
import { type Pin, pinsApi } from 'features/pins/api';
import type { PinStreamProps } from 'features/pins/parts/PinStream';
import { pictureWords } from 'features/pins/parts/picture';
import { FRESH_S } from 'lib/documents';
import { useEffect } from 'react';
import { IconButton } from 'ui/icon-button/IconButton';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';
import { Closeup } from './Closeup';
import styles from './Stream.module.css';
import { useSteps } from './useSteps';

/** A video's close-up, and beside it the ways to the next one and to the one before, which keys go as well. */
export function StreamPanel({ pins, at, onShow, parts }: PinStreamProps) {
  const { t } = useLingui();
  useSteps((by) => pins[at + by] && onShow(at + by));
  const prefetch = pinsApi.usePrefetch('getPin', { ifOlderThan: FRESH_S });
  const next = pins[at + 1]?.id;
  useEffect(() => {
    if (next) prefetch({ id: next });
  }, [next, prefetch]);
  const pin = pins[at];
  if (!pin) return null;
  return (
    <div className={styles.panel}>
      <ShownPin key={pin.id} pin={pin} parts={parts} />
      <nav className={styles.ways} aria-label={t`Other videos`} data-steps>
        <span className={styles.up}>
          <IconButton
            label={t`Previous video`}
            icon="chevron-down"
            kind="quiet"
            aria-keyshortcuts="ArrowUp Shift+P"
            disabled={at === 0}
            onClick={() => onShow(at - 1)}
          />
        </span>
        <IconButton
          label={t`Next video`}
          icon="chevron-down"
          kind="quiet"
          aria-keyshortcuts="ArrowDown Shift+N"
          disabled={!next}
          onClick={() => onShow(at + 1)}
        />
      </nav>
      {/* The focus stays on the way that was gone. */}
      <div role="status">
        <VisuallyHidden>{pin.title || pictureWords(pin)}</VisuallyHidden>
      </div>
    </div>
  );
}

function ShownPin({ pin, parts }: { pin: Pin } & Pick<PinStreamProps, 'parts'>) {
  const { data } = pinsApi.useGetPinQuery({ id: pin.id }, { refetchOnMountOrArgChange: FRESH_S });
  return <Closeup pin={data ?? pin} parts={parts} plays />;
}
