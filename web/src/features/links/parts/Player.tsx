import { useLingui } from '@lingui/react/macro';
import type { LinkAbout } from 'features/links/api';
import { useState } from 'react';
import { Button } from 'ui/button/Button';
import styles from './Player.module.css';

interface PlayerProps {
  /** The player: one of the hosts that the server knows. */
  embed: NonNullable<LinkAbout['embed']>;
  /** What it plays. */
  name: string;
}

/**
 * A player of another website (specification §3 "Embed"). The website learns of the
 * viewer with the press that opens it, and its frame reaches nothing of this page.
 */
export function Player({ embed, name }: PlayerProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const host = HOSTS[embed.subtype] ?? new URL(embed.src).hostname;
  if (!isOpen) {
    return (
      <div className={styles.closed}>
        <Button kind="quiet" onClick={() => setOpen(true)}>
          {embed.type === 'audio' ? t`Listen here on ${host}` : t`Watch here on ${host}`}
        </Button>
        <p className={styles.note}>{t`${host} is asked when you press, and not before.`}</p>
      </div>
    );
  }
  return (
    <iframe
      className={embed.type === 'audio' ? styles.audio : styles.video}
      src={embed.src}
      title={t`${name} on ${host}`}
      sandbox="allow-scripts allow-same-origin allow-presentation"
      allow="fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** Names of the hosts, which are the same in every language. */
const HOSTS: Record<string, string> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  dailymotion: 'Dailymotion',
  ted: 'TED',
  soundcloud: 'SoundCloud',
  spotify: 'Spotify',
  bandcamp: 'Bandcamp',
};
