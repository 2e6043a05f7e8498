import { useLingui } from '@lingui/react/macro';
import type { LinkAbout, RichMetadata } from 'features/links/api';
import { clockWords } from 'lib/format/clock';
import { formatDay } from 'lib/format/day';
import { useId } from 'react';
import styles from './LinkPanel.module.css';
import { Player } from './Player';
import { dayOf } from './times';

interface VideoPanelProps {
  video: NonNullable<RichMetadata['video']>;
  /** Where it is. */
  site: string;
  /** Its player, of a host that the server knows. */
  embed?: LinkAbout['embed'];
}

/** Something to watch: where, how long, and from when. */
export function VideoPanel({ video, site, embed }: VideoPanelProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const day = video.upload_date ? formatDay(dayOf(video.upload_date), i18n.locale) : null;
  const length = video.duration ? clockWords(video.duration) : null;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <p className={styles.kind}>{embed?.type === 'audio' ? t`Sound` : t`Video`}</p>
        <h2 id={id} className={styles.name}>
          {video.name}
        </h2>
      </header>
      {embed && <Player embed={embed} name={video.name} />}
      <p className={styles.quiet}>{[site, length, day].filter(Boolean).join(' · ')}</p>
    </section>
  );
}
