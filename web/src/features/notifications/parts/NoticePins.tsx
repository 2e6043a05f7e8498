import { useLingui } from '@lingui/react/macro';
import type { Notice } from 'features/notifications/api';
import { paths } from 'lib/paths';
import { cardSource } from 'lib/pictureSource';
import { Picture } from 'ui/picture/Picture';
import styles from './NoticePins.module.css';

/** Pins that a notice shows, each of which opens. */
export function NoticePins({ pins }: { pins: Notice['pins'] }) {
  const { t } = useLingui();
  return (
    <ul className={styles.pins}>
      {pins.map((pin) => (
        <li key={pin.id}>
          <a className={styles.pin} href={paths.pin(pin.id)} aria-label={pin.title || t`A pin`}>
            <Picture
              {...cardSource(pin.images)}
              alt=""
              color={pin.dominant_color}
              sizes="56px"
              cover
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
