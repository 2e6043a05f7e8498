import { linkify } from 'lib/linkify';
import styles from './MessageText.module.css';

/** The words of a message, in which addresses of the web are links. */
export function MessageText({ text }: { /** The words. */ text: string }) {
  return (
    <bdi className={styles.text} dir="auto">
      {linkify(text).map(({ start, words, href, host }) =>
        href ? (
          <span key={start}>
            <a
              className={styles.link}
              href={href}
              target="_blank"
              rel="nofollow ugc noopener noreferrer"
            >
              {words}
            </a>
            {host && ` (${host})`}
          </span>
        ) : (
          words
        ),
      )}
    </bdi>
  );
}
