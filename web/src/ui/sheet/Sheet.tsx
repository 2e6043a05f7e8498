import { type ReactNode, useState } from 'react';
import { Dialog, Heading, ModalOverlay, Modal as Panel } from 'react-aria-components';
import { InModal } from '../popover/layer';
import styles from './Sheet.module.css';
import { useDragDown } from './useDragDown';

export interface SheetProps {
  /** Whether it is there. */
  open: boolean;
  /** Called with false when it wants to go: a drag downwards, a press beside it, Escape. */
  onOpenChange: (open: boolean) => void;
  /** Its heading, which is its name too. */
  title: string;
  /** Keeps the heading for screen readers only. */
  titleHidden?: boolean;
  /** What it is about. */
  children: ReactNode;
}

/**
 * What comes up from below on a phone, within the thumb's reach; its handle drags it away. Load
 * what uses it with `lazy`.
 */
export function Sheet({ open, onOpenChange, title, titleHidden, children }: SheetProps) {
  const [pulled, setPulled] = useState(0);
  const handle = useDragDown({ onMove: setPulled, onAway: () => onOpenChange(false) });
  return (
    <ModalOverlay className={styles.scrim} isOpen={open} onOpenChange={onOpenChange} isDismissable>
      <Panel
        className={styles.panel}
        style={pulled > 0 ? { translate: `0 ${pulled}px`, transition: 'none' } : undefined}
      >
        <Dialog className={styles.dialog} aria-label={titleHidden ? title : undefined}>
          <div className={styles.handle} {...handle}>
            <span className={styles.grip} />
            {!titleHidden && (
              <Heading slot="title" level={2} className={styles.title}>
                {title}
              </Heading>
            )}
          </div>
          <InModal value>
            <div className={styles.body}>{children}</div>
          </InModal>
        </Dialog>
      </Panel>
    </ModalOverlay>
  );
}
