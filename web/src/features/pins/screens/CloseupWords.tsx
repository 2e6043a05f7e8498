import { useLingui } from '@lingui/react/macro';
import type { Pin, PinDetail } from 'features/pins/api';
import { Part } from 'lib/Part';
import { paths } from 'lib/paths';
import { lazy } from 'react';
import { Chip } from 'ui/chip/Chip';
import styles from './Closeup.module.css';
import { Credit } from './Credit';

const LinkPanel = lazy(() =>
  import('features/links/parts/LinkPanel').then((module) => ({ default: module.LinkPanel })),
);

const PinNote = lazy(() => import('./PinNote').then((module) => ({ default: module.PinNote })));

/** What a pin says: where it is from, its words, its credit, its topics. */
export function CloseupWords({ pin }: { pin: Pin | PinDetail }) {
  const { t } = useLingui();
  return (
    <div className={styles.text}>
      {pin.link && (
        <a
          className={styles.source}
          href={pin.link}
          target="_blank"
          rel="nofollow noopener noreferrer"
        >
          {pin.domain}
        </a>
      )}
      {pin.title && <h1 className={styles.title}>{pin.title}</h1>}
      {pin.closeup_description && <p className={styles.description}>{pin.closeup_description}</p>}
      {pin.pin_note && (
        <Part>
          <PinNote pin={pin} />
        </Part>
      )}
      <Credit attribution={pin.attribution} />
      {'link_health' in pin && pin.link_health && pin.link && (
        <Part>
          <LinkPanel about={pin} link={pin.link} />
        </Part>
      )}
      {pin.topics.length > 0 && (
        <ul className={styles.topics} aria-label={t`Topics`}>
          {pin.topics.map((topic) => (
            <li key={topic}>
              <Chip href={paths.searchPins({ query: topic, rs: 'topic' })}>{topic}</Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
