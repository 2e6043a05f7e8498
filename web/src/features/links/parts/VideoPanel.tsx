import { useLingui } from '@lingui/react/macro';
import type { RichMetadata } from 'features/links/api';
import { formatDay } from 'lib/format/day';
import { useId } from 'react';
import styles from './LinkPanel.module.css';
import { clockWords, dayOf } from './times';

interface VideoPanelProps {
  video: NonNullable<RichMetadata['video']>;
  /** Where it is. */
  site: string;
}

/** Something to watch: where, how long, and from when. */
export function VideoPanel({ video, site }: VideoPanelProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const day = video.upload_date ? formatDay(dayOf(video.upload_date), i18n.locale) : null;
  const length = video.duration ? clockWords(video.duration) : null;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <p className={styles.kind}>{t`Video`}</p>
        <h2 id={id} className={styles.name}>
          {video.name}
        </h2>
      </header>
      <p className={styles.quiet}>{[site, length, day].filter(Boolean).join(' · ')}</p>
    </section>
  );
}
