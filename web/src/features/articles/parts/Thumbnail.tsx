import type { Schema } from 'lib/call';
import { smallSource } from 'lib/pictureSource';
import { Picture } from 'ui/picture/Picture';
import styles from './Thumbnail.module.css';

/** What a thumbnail needs of a pin. */
export type Pictured = Pick<Schema['PinView'], 'dominant_color'> & {
  images: Pick<Schema['PinView']['images'], '236x'>;
};

/** A pin's picture, small and square; a quiet square without one. The words beside it say what it is. */
export function Thumbnail({ pin }: { pin: Pictured | null | undefined }) {
  return (
    <span className={styles.thumbnail}>
      {pin && (
        <Picture
          {...smallSource(pin.images)}
          sizes="56px"
          alt=""
          color={pin.dominant_color}
          cover
        />
      )}
    </span>
  );
}
