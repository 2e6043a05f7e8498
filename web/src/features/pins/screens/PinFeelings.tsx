import { FavoriteButton } from 'features/favorites/parts/FavoriteButton';
import type { Pin, PinDetail } from 'features/pins/api';
import { Reactions } from 'features/reactions/parts/Reactions';
import styles from './PinFeelings.module.css';

/** What people feel about a pin, and whether the viewer keeps it at hand. Load it with `lazy`. */
export function PinFeelings({ pin }: { pin: Pin | PinDetail }) {
  return (
    <div className={styles.row}>
      <Reactions pin={pin} />
      <FavoriteButton pin={pin} />
    </div>
  );
}
