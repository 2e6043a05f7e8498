import type { NavLink } from 'app/shell/NavLinks';
import { isPlainClick } from 'lib/plainClick';
import { useEffect, useRef } from 'react';
import styles from './useTellLink.module.css';

/** What a link of the rail or the bottom bar is told. */
interface Told {
  /** Its name, with how much is new. */
  label: string;
  /** How much is new. */
  count: number;
  /** Whether the page at hand is where it leads. */
  isHere: boolean;
  /** Whether a press opens a flyout beside it instead. */
  opens: boolean;
  /** Whether that is open. */
  isOpen: boolean;
  /** Opens it. */
  onOpen: () => void;
}

/** As many as a badge has room for. */
const MOST = 99;

/** Tells a link what is new where it leads, and that it opens a flyout. */
export function useTellLink(onTell: (news: Partial<NavLink>) => void, told: Told): void {
  const { label, count, isHere, opens, isOpen, onOpen } = told;
  const latest = useRef(onOpen);
  useEffect(() => {
    latest.current = onOpen;
  });
  useEffect(() => {
    const press: NavLink['more'] = {
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      onClick: (event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        latest.current();
      },
    };
    onTell({
      label,
      badge: count > 0 && <span className={styles.badge}>{count > MOST ? `${MOST}+` : count}</span>,
      more: { ...(isHere && { 'aria-current': 'page' }), ...(opens && press) },
    });
  }, [onTell, label, count, isHere, opens, isOpen]);
}
