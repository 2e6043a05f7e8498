import { useLingui } from '@lingui/react/macro';
import { useSmall } from 'lib/media';
import type { RefObject } from 'react';
import { Popover } from 'ui/popover/Popover';
import { Sheet } from 'ui/sheet/Sheet';
import { BoardPicker, type BoardPickerProps } from './BoardPicker';
import styles from './BoardPickerPanel.module.css';

export interface BoardPickerPanelProps extends BoardPickerProps {
  /** Its heading and name: what a board is chosen for. */
  title?: string;
  /** What it belongs to. */
  anchor: RefObject<Element | null>;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** The board picker beside what opened it; on a phone a sheet from below. Load it with `lazy`. */
export function BoardPickerPanel({ title, anchor, onClose, ...picker }: BoardPickerPanelProps) {
  const { t } = useLingui();
  const words = title ?? t`Save to board`;
  const small = useSmall();
  return small ? (
    <Sheet open onOpenChange={onClose} title={words}>
      <BoardPicker {...picker} />
    </Sheet>
  ) : (
    <Popover anchor={anchor} open onOpenChange={onClose} label={words}>
      <div className={styles.panel}>
        <BoardPicker {...picker} />
      </div>
    </Popover>
  );
}
