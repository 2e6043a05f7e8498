import { type Interest, interestsApi } from 'features/interests/api';
import { ground } from 'features/signups/parts/ground';
import styles from './Mosaic.module.css';

/** Columns on a wide screen; a phone shows the first three. */
const COLUMNS = 6;

/** Tiles in a column: more than it is high. */
const ROWS = 4;

/** Proportions of the tiles, in turn. */
const SHAPES = ['3 / 4', '1 / 1', '4 / 5', '2 / 3', '1 / 1'];

/** What there is to see here, in passing: a wall of pictures of all topics, or of their colours alone. */
export function Mosaic() {
  const { data } = interestsApi.useListInterestsQuery({});
  const shown = data?.interests.filter((one) => one.pin) ?? [];
  return (
    <div className={styles.mosaic} aria-hidden="true">
      {Array.from({ length: COLUMNS }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, which never move
        <div key={column} className={styles.column}>
          {Array.from({ length: ROWS }, (_, row) => {
            const place = row * COLUMNS + column;
            // biome-ignore lint/suspicious/noArrayIndexKey: places, which never move
            return <Tile key={row} place={place} interest={shown[place]} />;
          })}
        </div>
      ))}
    </div>
  );
}

/** One place on the wall: its colour is there before its picture. */
function Tile({ place, interest }: { place: number; interest: Interest | undefined }) {
  const pin = interest?.pin;
  const aspectRatio = SHAPES[place % SHAPES.length];
  const backgroundColor = pin?.dominant_color ?? ground(place);
  return (
    <div className={styles.tile} style={{ aspectRatio, backgroundColor }}>
      {pin && (
        <img className={styles.picture} src={pin.images['236x'].url} alt="" decoding="async" />
      )}
    </div>
  );
}
