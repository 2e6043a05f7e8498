import type { ReactNode, RefObject } from 'react';
import { Dialog, Popover as Float } from 'react-aria-components';
import { useFlyoutLayer } from './layer';
import styles from './Popover.module.css';

/** Where a floating panel stands beside its anchor. */
export type Placement =
  | 'bottom start'
  | 'bottom end'
  | 'bottom'
  | 'top start'
  | 'top end'
  | 'top'
  | 'end'
  | 'start';

export interface PopoverProps {
  /** What it belongs to: stands beside it and gives the focus back to it. */
  anchor: RefObject<Element | null>;
  /** Whether it is there. The anchor itself says so by `aria-expanded`. */
  open: boolean;
  /** Called with false when it wants to go. */
  onOpenChange: (open: boolean) => void;
  /** Its name for screen readers. */
  label: string;
  /** Where it stands, if there is room. */
  placement?: Placement;
  /** What it is about. */
  children: ReactNode;
}

/** A small panel beside what opened it. Load what uses it with `lazy`. */
export function Popover({
  anchor,
  open,
  onOpenChange,
  label,
  placement = 'bottom end',
  children,
}: PopoverProps) {
  const layer = useFlyoutLayer();
  return (
    <Float
      className={styles.popover}
      style={layer}
      triggerRef={anchor}
      isOpen={open}
      onOpenChange={onOpenChange}
      placement={placement}
      offset={8}
      containerPadding={12}
    >
      <Dialog className={styles.dialog} aria-label={label}>
        {children}
      </Dialog>
    </Float>
  );
}
