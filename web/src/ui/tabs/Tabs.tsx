import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './Tabs.module.css';

/** A tab and what it shows. */
export interface Tab {
  /** What tells it from every other. */
  key: string;
  /** Its name. */
  label: string;
  /** What it shows while it is chosen. */
  panel: ReactNode;
}

export interface TabsProps {
  /** Name of the row of tabs. */
  label: string;
  /** The tabs in their order. */
  tabs: readonly Tab[];
  /** Key of the chosen tab. */
  selected: string;
  /** Called with the key of the newly chosen tab. */
  onSelect: (key: string) => void;
}

/**
 * Several panels in one place, by the tabs pattern: arrows, Home and End choose. Where a tab has an
 * address of its own, use `TabLinks`.
 */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const id = useId();
  const chosen = tabs.find((tab) => tab.key === selected);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to =
      tabs[
        leads(
          event.key,
          tabs.findIndex((tab) => tab.key === selected),
          tabs.length,
          rtl,
        )
      ];
    if (to) {
      event.preventDefault();
      onSelect(to.key);
      document.getElementById(`${id}-${to.key}`)?.focus();
    }
  };
  return (
    <>
      <div className={styles.row} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}-${tab.key}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.key === selected}
            aria-controls={tab.key === selected ? `${id}-panel` : undefined}
            tabIndex={tab.key === selected ? 0 : -1}
            onClick={() => onSelect(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`}>
        {chosen?.panel}
      </div>
    </>
  );
}

/** Index of the tab a key leads to, round the ends; -1 for every other key. */
function leads(key: string, from: number, count: number, rtl: boolean): number {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      return (from + 1) % count;
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      return (from - 1 + count) % count;
    default:
      return -1;
  }
}
