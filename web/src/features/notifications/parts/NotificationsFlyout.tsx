import { useLingui } from '@lingui/react/macro';
import { useOpeningFocus } from 'features/conversations/parts/useOpeningFocus';
import { paths } from 'lib/paths';
import { type RefObject, useRef } from 'react';
import { ButtonLink } from 'ui/button/ButtonLink';
import { Popover } from 'ui/popover/Popover';
import { NoticeList } from './NoticeList';
import styles from './NotificationsFlyout.module.css';

interface NotificationsFlyoutProps {
  /** What it stands beside. */
  anchor: RefObject<Element | null>;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** What the viewer is told, above the page at hand. Load it with `lazy`. */
export function NotificationsFlyout({ anchor, onClose }: NotificationsFlyoutProps) {
  const { t } = useLingui();
  return (
    <Popover anchor={anchor} open onOpenChange={onClose} label={t`Notifications`} placement="end">
      <Panel />
    </Popover>
  );
}

function Panel() {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useOpeningFocus(heading);
  return (
    <div className={styles.flyout}>
      <header className={styles.head}>
        <h2 ref={heading} className={styles.heading} tabIndex={-1}>
          {t`Notifications`}
        </h2>
        <ButtonLink size="small" kind="plain" href={paths.notifications()}>
          {t`See all`}
        </ButtonLink>
      </header>
      <div className={styles.body}>
        <NoticeList level={2} />
      </div>
    </div>
  );
}
