import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  /** What is settled here. */
  title: string;
  /** What it means, in a sentence. */
  words?: string;
  /** The switches and choices. */
  children: ReactNode;
}

/** Settings that belong together, under a heading of their own. */
export function Section({ title, words, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {words && <p className={styles.words}>{words}</p>}
      </div>
      {children}
    </section>
  );
}
