import { LinkedText } from 'features/links/parts/LinkedText';
import styles from './MessageText.module.css';

/** The words of a message, in which addresses of the web are links. */
export function MessageText({ text }: { /** The words. */ text: string }) {
  return (
    <bdi className={styles.text} dir="auto">
      <LinkedText text={text} />
    </bdi>
  );
}
