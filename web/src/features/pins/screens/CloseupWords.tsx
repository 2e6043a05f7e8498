import { useLingui } from '@lingui/react/macro';
import { isWhole, type Pin, type PinDetail } from 'features/pins/api';
import { domainOf } from 'features/pins/parts/domainOf';
import { Part } from 'lib/Part';
import { lazy } from 'react';
import { Chip } from 'ui/chip/Chip';
import { Skeleton } from 'ui/skeleton/Skeleton';
import styles from './Closeup.module.css';
import { Credit } from './Credit';

const LinkPanel = lazy(() =>
  import('features/links/parts/LinkPanel').then((module) => ({ default: module.LinkPanel })),
);

const PinNote = lazy(() => import('./PinNote').then((module) => ({ default: module.PinNote })));

/** What a pin says: where it is from, its words, its credit, its topics. */
export function CloseupWords({ pin }: { pin: Pin | PinDetail }) {
  return (
    <div className={styles.text}>
      {pin.link && (
        <a
          className={styles.source}
          href={pin.link}
          target="_blank"
          rel="nofollow noopener noreferrer"
        >
          {domainOf(pin)}
        </a>
      )}
      {pin.title && <h1 className={styles.title}>{pin.title}</h1>}
      {isWhole(pin) ? <Description pin={pin} /> : <Awaited />}
      {pin.pin_note && (
        <Part>
          <PinNote pin={pin} />
        </Part>
      )}
      {isWhole(pin) && <Origin pin={pin} />}
    </div>
  );
}

/** What is said before it is known: words, a credit, topics. */
function Awaited() {
  return (
    <>
      <Skeleton shape="text" />
      <Skeleton shape="text" width="66%" />
      <Skeleton height={44} width="80%" />
    </>
  );
}

function Description({ pin }: { pin: PinDetail }) {
  if (!pin.closeup_description) return null;
  return <p className={styles.description}>{pin.closeup_description}</p>;
}

/** Who made the picture, what the pin's link leads to, what it is about. */
function Origin({ pin }: { pin: PinDetail }) {
  const { t } = useLingui();
  return (
    <>
      <Credit attribution={pin.attribution} />
      {pin.link_health && pin.link && (
        <Part>
          <LinkPanel about={pin} link={pin.link} />
        </Part>
      )}
      {pin.topic_links.length > 0 && (
        <ul className={styles.topics} aria-label={t`Topics`}>
          {pin.topic_links.map(({ topic, url }) => (
            <li key={topic}>
              <Chip href={url}>{topic}</Chip>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
