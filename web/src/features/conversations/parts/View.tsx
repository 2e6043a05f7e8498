import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IconButton } from 'ui/icon-button/IconButton';
import styles from './View.module.css';
import { useWays } from './ways';

interface ViewProps {
  /** What it is, as screen readers call it. */
  label: string;
  /** What stands in its head, with the heading. */
  head: ReactNode;
  /** At the end of the head: what else can be done. */
  end?: ReactNode;
  /** Goes back to the list. Without it there is no way back. */
  onBack?: () => void;
  /** Whether it is a list itself: on a wide page others stand beside it, and lead back themselves. */
  isListed?: boolean;
  /** Covers what it is about and what stays below, until it goes. */
  above?: ReactNode;
  /** Stays below what scrolls. */
  foot?: ReactNode;
  /** What it is about. */
  children: ReactNode;
}

/** One view of conversations: its head, what scrolls, and what stays below. */
export function View({ label, head, end, onBack, isListed, above, foot, children }: ViewProps) {
  const { t } = useLingui();
  const { isPage } = useWays();
  return (
    <section
      className={styles.view}
      aria-label={label}
      data-page={isPage || undefined}
      data-listed={isListed || undefined}
    >
      <header className={styles.head}>
        {onBack && (
          <span className={styles.back}>
            <IconButton label={t`Back`} icon="back" directional onClick={onBack} />
          </span>
        )}
        <div className={styles.title}>{head}</div>
        {end}
      </header>
      <div className={styles.stage}>
        {/* It keeps its place, also how far it is scrolled. */}
        <div className={styles.rest} inert={Boolean(above)}>
          {children}
          {foot && <footer className={styles.foot}>{foot}</footer>}
        </div>
        {above}
      </div>
    </section>
  );
}
