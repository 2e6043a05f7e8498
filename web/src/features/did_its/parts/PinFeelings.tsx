import { DidItButton } from 'features/did_its/parts/DidItButton';
import { FavoriteButton } from 'features/favorites/parts/FavoriteButton';
import type { PinDetail } from 'features/pins/api';
import { Reactions } from 'features/reactions/parts/Reactions';
import styles from './PinFeelings.module.css';

/**
 * What people feel about a pin, whether the viewer keeps it at hand, and a place to tell that they
 * did what it shows. Load it with `lazy`.
 */
export function PinFeelings({ pin }: { pin: PinDetail }) {
  return (
    <div className={styles.row}>
      <Reactions pin={pin} />
      <FavoriteButton pin={pin} />
      <span className={styles.end}>
        <DidItButton pin={pin} />
      </span>
    </div>
  );
}
