import styles from './Quote.module.css';

/** What a user wrote, word by word and with its lines, where others talk about it. */
export function Quote({ children }: { /** The words. */ children: string }) {
  return (
    <blockquote dir="auto" className={styles.quote}>
      {children}
    </blockquote>
  );
}
