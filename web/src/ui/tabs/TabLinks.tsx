import styles from './Tabs.module.css';

/** A tab with an address. */
export interface TabLink {
  /** Where it leads. */
  href: string;
  /** Its name. */
  label: string;
  /** Whether this is where one is. */
  current?: boolean;
}

/** A row of addresses that looks like tabs: the parts of a profile, say. Plain markup. */
export function TabLinks({
  label,
  links,
}: {
  /** Name of the row. */ label: string;
  links: readonly TabLink[];
}) {
  return (
    <nav className={styles.row} aria-label={label}>
      {links.map((link) => (
        <a
          key={link.href}
          className={styles.tab}
          href={link.href}
          aria-current={link.current ? 'page' : undefined}
        >
          {link.label}
        </a>
      ))}
    </nav>
  );
}
