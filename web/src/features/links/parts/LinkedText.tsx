import { linkify } from 'lib/linkify';
import styles from './LinkedText.module.css';

/** Words of a user, in which addresses of the web are links. */
export function LinkedText({ text }: { /** The words. */ text: string }) {
  return linkify(text).map(({ start, words, href, host }) =>
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
  );
}
