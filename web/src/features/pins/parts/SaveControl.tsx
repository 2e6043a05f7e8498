import { useLingui } from '@lingui/react/macro';
import { useLastBoard } from 'features/boards/parts/lastBoard';
import type { Pin, PinDetail } from 'features/pins/api';
import { AskIn } from 'features/users/parts/AskIn';
import { useViewer } from 'features/users/parts/viewer';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from 'ui/button/Button';
import { Icon } from 'ui/icon/Icon';
import styles from './SaveControl.module.css';
import { useSavedTo } from './saves';
import { useSave } from './useSave';

const BoardPickerPanel = lazy(() =>
  import('features/boards/parts/BoardPickerPanel').then((module) => ({
    default: module.BoardPickerPanel,
  })),
);

export interface SaveControlProps {
  /** What is saved. */
  pin: Pin | PinDetail;
  /** Whether it stands on a photograph. */
  onPhoto?: boolean;
  /** Told when a panel opens or closes, so that what carries this stays meanwhile. */
  onHold?: (held: boolean) => void;
}

/**
 * The board's name and Save. Save goes to the board that was used last, to the
 * quicksave board, or asks for one, as the viewer chose; signed-out readers are asked in, on the page they are on.
 */
export function SaveControl({ pin, onPhoto, onHold }: SaveControlProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const [lastBoard] = useLastBoard(viewer?.id);
  const savedNow = useSavedTo(pin.id);
  const savedTo = savedNow ?? ('saved_info' in pin ? pin.saved_info.board : null);
  const { save, saving } = useSave();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'boards' | 'entrance' | null>(null);
  const show = (panel: typeof open) => {
    setOpen(panel);
    onHold?.(panel !== null);
  };
  const quick = viewer?.save_behavior === 'quick_save';
  const press = () => {
    if (!viewer) return show('entrance');
    if (savedTo || !(quick || lastBoard) || viewer.save_behavior === 'ask') return show('boards');
    void save(pin, quick ? null : lastBoard, undefined, false);
  };
  const board = savedTo ?? (quick ? viewer.quicksave_board : lastBoard);
  return (
    <div className={styles.control} data-photo={onPhoto || undefined}>
      {viewer && (
        <button
          ref={anchor}
          type="button"
          className={styles.board}
          aria-haspopup="dialog"
          aria-expanded={open === 'boards'}
          onClick={() => show('boards')}
        >
          <span className={styles.name}>
            {board?.name ?? (quick ? t`Quick saves` : t`Choose board`)}
          </span>
          <Icon name="chevron-down" size={18} />
        </button>
      )}
      <span className={styles.save}>
        <Button kind={savedTo ? 'inverse' : 'primary'} pending={saving} onClick={press}>
          {savedTo ? t`Saved` : t`Save`}
        </Button>
      </span>
      <Suspense fallback={null}>
        {open === 'boards' && (
          <BoardPickerPanel
            anchor={anchor}
            pinId={pin.id}
            current={savedTo?.id}
            onClose={() => show(null)}
            onPick={(chosen, section) => {
              show(null);
              void save(pin, chosen, section);
            }}
          />
        )}
        {open === 'entrance' && (
          <AskIn
            reason={t`Make an account to keep this on a board of your own.`}
            wanted={{ unauthSavePinId: pin.id }}
            onClose={() => show(null)}
          />
        )}
      </Suspense>
    </div>
  );
}
