import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/shapes';
import { IconButton } from '../icon-button/IconButton';
import styles from './Notice.module.css';

export interface NoticeProps {
  /** What it is about, as a drawing. */
  icon: IconName;
  /** One or two sentences. */
  children: ReactNode;
  /** The one thing to do about it: a `Button` or `ButtonLink`. */
  action?: ReactNode;
  /** Called when the reader wants it gone; without it, it stays. */
  onClose?: () => void;
}

/** Something good to know, calmly: nothing went wrong (for that there is `FormError`). */
export function Notice({ icon, children, action, onClose }: NoticeProps) {
  const { t } = useLingui();
  return (
    <div className={styles.notice}>
      <div className={styles.said}>
        <Icon name={icon} size={20} />
        <p>{children}</p>
      </div>
      {(action || onClose) && (
        <div className={styles.ways}>
          {action}
          {onClose && <IconButton icon="close" label={t`Close`} onClick={onClose} />}
        </div>
      )}
    </div>
  );
}
