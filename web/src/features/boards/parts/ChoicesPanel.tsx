import { useSmall } from 'lib/media';
import type { ReactNode, RefObject } from 'react';
import { Popover } from 'ui/popover/Popover';
import { Sheet } from 'ui/sheet/Sheet';
import styles from './ChoicesPanel.module.css';

interface ChoicesPanelProps {
  /** What is chosen. */
  label: string;
  /** What it stands beside. */
  anchor: RefObject<Element | null>;
  /** Called when it wants to go. */
  onClose: () => void;
  /** The choices. */
  children: ReactNode;
}

/** Holds choices: a sheet on a phone, beside their button elsewhere. Load it with `lazy`. */
export function ChoicesPanel({ label, anchor, onClose, children }: ChoicesPanelProps) {
  const panel = <div className={styles.panel}>{children}</div>;
  return useSmall() ? (
    <Sheet open onOpenChange={onClose} title={label}>
      {panel}
    </Sheet>
  ) : (
    <Popover anchor={anchor} open onOpenChange={onClose} label={label} placement="bottom end">
      {panel}
    </Popover>
  );
}
