import { useLingui } from '@lingui/react/macro';
import type { Notice } from 'features/notifications/api';
import { paths } from 'lib/paths';
import styles from './NoticePins.module.css';
import { SmallPin } from './SmallPin';

/** Pins that a notice shows, each of which opens. */
export function NoticePins({ pins }: { pins: Notice['pins'] }) {
  const { t } = useLingui();
  return (
    <ul className={styles.pins}>
      {pins.map((pin) => (
        <li key={pin.id}>
          <a className={styles.pin} href={paths.pin(pin.id)} aria-label={pin.title || t`A pin`}>
            <SmallPin pin={pin} />
          </a>
        </li>
      ))}
    </ul>
  );
}
