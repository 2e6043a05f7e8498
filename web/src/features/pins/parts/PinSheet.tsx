import { useLingui } from '@lingui/react/macro';
import { BoardPicker } from 'features/boards/parts/BoardPicker';
import type { Pin } from 'features/pins/api';
import { useViewer } from 'features/users/parts/viewer';
import { paths } from 'lib/paths';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from 'ui/button/Button';
import { ButtonLink } from 'ui/button/ButtonLink';
import { Icon } from 'ui/icon/Icon';
import { Sheet } from 'ui/sheet/Sheet';
import styles from './PinSheet.module.css';
import { usePinDialog } from './usePinDialog';
import { usePinMenu } from './usePinMenu';
import { useSave } from './useSave';

interface PinSheetProps {
  /** The pin a finger rested on. */
  pin: Pin;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** What can be done with a card, within the thumb's reach. Load it with `lazy`. */
export function PinSheet({ pin, onClose }: PinSheetProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const here = useLocation();
  const { save } = useSave();
  const ask = usePinDialog();
  const menu = usePinMenu(pin);
  const [choosing, setChoosing] = useState(false);
  const quick = viewer?.save_behavior === 'quick_save';
  const quickSave = () => {
    onClose();
    void save(pin, null, undefined, false);
  };
  if (choosing) {
    return (
      <Sheet open onOpenChange={onClose} title={t`Save to board`}>
        <BoardPicker
          pinId={pin.id}
          onPick={(board, section) => {
            onClose();
            void save(pin, board, section);
          }}
        />
      </Sheet>
    );
  }
  return (
    <Sheet open onOpenChange={onClose} title={pin.grid_title || t`Pin by ${pin.pinner.full_name}`}>
      <div className={styles.sheet}>
        {viewer ? (
          <>
            {quick && (
              <Button kind="primary" size="large" wide onClick={quickSave}>
                {t`Save`}
              </Button>
            )}
            <Button
              kind={quick ? 'plain' : 'primary'}
              size="large"
              wide
              onClick={() => setChoosing(true)}
            >
              {t`Save to board`}
            </Button>
          </>
        ) : (
          <ButtonLink
            kind="primary"
            size="large"
            wide
            href={paths.signup(here.pathname + here.search)}
          >
            {t`Sign up to save`}
          </ButtonLink>
        )}
        <ul>
          <li>
            <button
              type="button"
              className={styles.line}
              onClick={() => {
                onClose();
                ask('share', pin);
              }}
            >
              <Icon name="share" />
              {t`Share`}
            </button>
          </li>
          {menu.map((entry) => (
            <li key={entry.key}>
              <button
                type="button"
                className={styles.line}
                onClick={() => {
                  onClose();
                  entry.onAction?.();
                }}
              >
                {entry.icon && <Icon name={entry.icon} />}
                {entry.label}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
