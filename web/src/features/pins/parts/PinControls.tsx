import { useLingui } from '@lingui/react/macro';
import type { Pin } from 'features/pins/api';
import { Icon } from 'ui/icon/Icon';
import { IconButton } from 'ui/icon-button/IconButton';
import { domainOf } from './domainOf';
import styles from './PinControls.module.css';
import { PinMore } from './PinMore';
import { SaveControl } from './SaveControl';
import { usePinDialog } from './usePinDialog';

interface PinControlsProps {
  /** The pin of the card they stand on. */
  pin: Pin;
  /** Told when a panel opens or closes, so that they stay meanwhile. */
  onHold: (held: boolean) => void;
}

/** What can be done with a card: save above; source, share and more below. One set serves a whole grid. */
export function PinControls({ pin, onHold }: PinControlsProps) {
  const { t } = useLingui();
  const ask = usePinDialog();
  return (
    <div className={styles.controls}>
      <SaveControl pin={pin} onPhoto onHold={onHold} />
      <div className={styles.below}>
        {pin.link && (
          <a
            className={styles.source}
            href={pin.link}
            target="_blank"
            rel="nofollow noopener noreferrer"
          >
            <Icon name="link-out" size={16} />
            <span className={styles.domain}>{domainOf(pin)}</span>
          </a>
        )}
        <span className={styles.round}>
          <IconButton
            label={t`Share`}
            icon="share"
            kind="photo"
            size="small"
            onClick={() => ask('share', pin)}
          />
          <PinMore pin={pin} kind="photo" size="small" onHold={onHold} />
        </span>
      </div>
    </div>
  );
}
