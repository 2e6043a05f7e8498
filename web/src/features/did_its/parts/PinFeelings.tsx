import { DidItButton } from 'features/did_its/parts/DidItButton';
import { DidIts } from 'features/did_its/parts/DidIts';
import { FavoriteButton } from 'features/favorites/parts/FavoriteButton';
import type { PinDetail } from 'features/pins/api';
import { Reactions } from 'features/reactions/parts/Reactions';
import styles from './PinFeelings.module.css';

/**
 * What people feel about a pin, whether the viewer keeps it at hand, and who did what it shows.
 * Load it with `lazy`.
 */
export function PinFeelings({ pin }: { pin: PinDetail }) {
  return (
    <>
      <div className={styles.row}>
        <Reactions pin={pin} />
        <FavoriteButton pin={pin} />
        <span className={styles.end}>
          <DidItButton pin={pin} />
        </span>
      </div>
      {pin.aggregated_pin_data.did_it_data.user_count > 0 && <DidIts pin={pin} />}
    </>
  );
}
