import styles from './PictureScreen.module.css';

interface PictureScreenProps {
  /** Why it stands there. */
  words: string;
  /** What takes it away. */
  ask: string;
}

/**
 * A sensitivity screen before the picture that follows it, until the reader asks for that; works
 * without scripts.
 */
export function PictureScreen({ words, ask }: PictureScreenProps) {
  return (
    <details className={styles.screen}>
      <summary>
        {words}
        <b>{ask}</b>
      </summary>
    </details>
  );
}
