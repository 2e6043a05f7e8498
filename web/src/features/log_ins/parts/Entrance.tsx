import { Trans } from '@lingui/react/macro';
import { ConsentLink } from 'features/consents/parts/ConsentLink';
import type { ReactNode } from 'react';
import { Panel } from 'ui/panel/Panel';
import styles from './Entrance.module.css';

interface EntranceProps {
  /** The heading. */
  title: string;
  /** One sentence below it. */
  words: string;
  /** The way to the other form, if there is one. */
  other?: ReactNode;
  /** The form, or the one thing to do. */
  children: ReactNode;
}

/** The frame of signing up and logging in: one calm panel. */
export function Entrance({ title, words, other, children }: EntranceProps) {
  return (
    <Panel>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.words}>{words}</p>
      </header>
      <noscript>
        <p className={styles.other}>
          <Trans>
            Signing in needs JavaScript. Pins, boards and profiles can be read without it.
          </Trans>
        </p>
      </noscript>
      {children}
      {other && <p className={styles.other}>{other}</p>}
      <p className={styles.other}>
        <ConsentLink />
      </p>
    </Panel>
  );
}
