import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Dialog, Heading, ModalOverlay, Modal as Panel } from 'react-aria-components';
import { IconButton } from '../icon-button/IconButton';
import { InModal } from '../popover/layer';
import { FocusBack } from './FocusBack';
import styles from './Modal.module.css';
import { useFirstFocus } from './useFirstFocus';

export interface ModalProps {
  /** Whether it is there. */
  open: boolean;
  /** Called with false when it wants to go: Escape, a press beside it, its close button. */
  onOpenChange: (open: boolean) => void;
  /** Its heading, which is its name too. */
  title: string;
  /** Keeps the heading for screen readers only. */
  titleHidden?: boolean;
  /** 400, 560 or 920 px wide; on a phone always the whole width. */
  size?: 'small' | 'medium' | 'large';
  /** Asks something that must be answered: a press beside it does nothing, and it has no close button. */
  urgent?: boolean;
  /** Fills a phone's screen. Has a close button of its own only there: on larger screens what it holds has one. */
  cover?: boolean;
  /** Work is under way that must not be left: only its own buttons close it. */
  busy?: boolean;
  /** The buttons, at the end of a bar below. */
  footer?: ReactNode;
  /** What it is about. */
  children: ReactNode;
}

/**
 * A dialog above the page: a panel in the middle, on a phone a sheet from below. Keeps and returns
 * the focus. Load what uses it with `lazy`: it opens after a press, and its weight need not come earlier.
 */
export function Modal(props: ModalProps) {
  const {
    open,
    onOpenChange,
    title,
    titleHidden,
    size = 'medium',
    urgent,
    cover,
    busy,
    footer,
    children,
  } = props;
  const { t } = useLingui();
  const firstFocus = useFirstFocus();
  return (
    <ModalOverlay
      className={styles.scrim}
      isOpen={open}
      onOpenChange={onOpenChange}
      isDismissable={!urgent && !busy}
      isKeyboardDismissDisabled={urgent || busy}
      data-cover={cover}
    >
      <Panel className={styles.panel} data-size={size} data-cover={cover}>
        <Dialog
          className={styles.dialog}
          role={urgent ? 'alertdialog' : 'dialog'}
          aria-label={titleHidden ? title : undefined}
        >
          <FocusBack />
          <header className={styles.head} data-bare={titleHidden || undefined}>
            {!titleHidden && (
              <Heading slot="title" level={2} className={styles.title}>
                {title}
              </Heading>
            )}
            {!urgent && (
              <span className={styles.close}>
                <IconButton
                  label={t`Close`}
                  icon="close"
                  disabled={busy}
                  onClick={() => onOpenChange(false)}
                />
              </span>
            )}
          </header>
          <InModal value>
            <div className={styles.body} {...firstFocus}>
              {children}
            </div>
            {footer && <footer className={styles.foot}>{footer}</footer>}
          </InModal>
        </Dialog>
      </Panel>
    </ModalOverlay>
  );
}
