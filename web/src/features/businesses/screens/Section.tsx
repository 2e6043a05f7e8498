import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  /** What is settled here. */
  title: string;
  /** What it means, in a sentence. */
  words: string;
  /** The form or button. */
  children: ReactNode;
}

/** One thing that can be settled about a business. */
export function Section({ title, words, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.words}>{words}</p>
      {children}
    </section>
  );
}
