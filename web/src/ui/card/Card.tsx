import type { ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  /** What it is: its heading, by which it is known too. */
  name: string;
  /** A page elsewhere to which the heading leads. */
  href?: string;
  /** A drawing before the heading. */
  start?: ReactNode;
  /** Its address, below the heading. */
  address?: string;
  /** How it stands, in a few words below. */
  detail: ReactNode;
  /** The one thing to do about it, at the end of the head. */
  action?: ReactNode;
  /** What more there is to know of it, and to do about it. */
  children: ReactNode;
}

/** One thing that can be read and changed in its place, in a frame. */
export function Card(props: CardProps) {
  const { name, href, start, address, detail, action, children } = props;
  return (
    <article className={styles.card} aria-label={name}>
      <header className={styles.head}>
        {start}
        <div className={styles.words}>
          <h2 className={styles.title}>
            {href ? (
              <a href={href} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            ) : (
              name
            )}
          </h2>
          {address && (
            <p className={styles.address} dir="ltr">
              {address}
            </p>
          )}
          <div className={styles.detail}>{detail}</div>
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </header>
      {children}
    </article>
  );
}

interface CardLinesProps {
  /** What the lines say. */
  label: string;
  /** Lines, no two alike. */
  lines: string[];
  /** They are for programs. */
  code?: boolean;
}

/** A list in a `Card`. */
export function CardLines({ label, lines, code }: CardLinesProps) {
  return (
    <div className={styles.part}>
      <p className={styles.label}>{label}</p>
      <ul className={styles.lines} data-code={code}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** What can be done about what a `Card` shows. */
export function CardButtons({ children }: { /** `Button`s. */ children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>;
}
