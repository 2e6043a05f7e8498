import { useLingui } from '@lingui/react/macro';
import type { RichMetadata } from 'features/links/api';
import { useId } from 'react';
import { Facts } from './Facts';
import styles from './LinkPanel.module.css';
import { Steps } from './Steps';
import { useTimeWords } from './times';

interface TutorialPanelProps {
  tutorial: NonNullable<RichMetadata['tutorial']>;
}

/** Something to make: how long it takes and what is needed. */
export function TutorialPanel({ tutorial }: TutorialPanelProps) {
  const { t } = useLingui();
  const id = useId();
  const timeWords = useTimeWords();
  const time = tutorial.total_time ? timeWords(tutorial.total_time) : null;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <p className={styles.kind}>{t`Tutorial`}</p>
        <h2 id={id} className={styles.name}>
          {tutorial.name}
        </h2>
      </header>
      <Facts facts={[[t`Total time`, time]]} />
      <Needed heading={t`Supplies`} names={tutorial.supplies} />
      <Needed heading={t`Tools`} names={tutorial.tools} />
      <Steps steps={tutorial.instructions} />
    </section>
  );
}

function Needed({ heading, names }: { heading: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div className={styles.part}>
      <h3>{heading}</h3>
      <ul className={styles.list}>
        {names.map((name) => (
          <li key={name} data-plain>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
