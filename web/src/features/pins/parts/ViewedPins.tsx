import { useLingui } from '@lingui/react/macro';
import { pinsApi } from 'features/pins/api';
import { viewedPins } from 'features/pins/viewed';
import type { History } from 'lib/history';
import { shallowEqual, useSelector } from 'react-redux';
import styles from './ViewedPins.module.css';

/** What the store knows of places and pins. */
type State = { history: History } & Parameters<typeof pinsApi.util.selectCachedArgsForQuery>[0];

/**
 * The pictures that a visitor looked at since this page was loaded, the most recent first
 * (business specification §3 "Session", `viewedImages`). No server is told: what is
 * shown is what the browser holds anyway.
 */
export function ViewedPins() {
  const { t } = useLingui();
  const pictures = useSelector(viewedPictures, shallowEqual);
  if (pictures.length === 0) return null;
  return (
    <div className={styles.row} role="img" aria-label={t`Pictures you looked at`}>
      {pictures.map((src) => (
        <img key={src} className={styles.picture} src={src} alt="" width={56} height={56} />
      ))}
    </div>
  );
}

/** Their addresses; of pins that the cache no longer holds there is none. */
function viewedPictures(state: State): string[] {
  const { previous, current } = state.history;
  const addresses = [...previous, ...(current ? [current] : [])].map(({ address }) => address);
  return viewedPins(addresses).flatMap((id) => {
    const { data } = pinsApi.endpoints.getPin.select({ id })(state);
    return data ? [data.images['236x'].url] : [];
  });
}
