import { useLingui } from '@lingui/react/macro';
import type { Board } from 'features/boards/api';
import { pinsApi } from 'features/pins/api';
import { pictureWords } from 'features/pins/parts/picture';
import { itself, usePinList } from 'features/pins/parts/pinList';
import { Button } from 'ui/button/Button';
import { Icon } from 'ui/icon/Icon';
import { Skeleton } from 'ui/skeleton/Skeleton';
import styles from './CoverField.module.css';

/** A picture that may be the cover. */
interface Candidate {
  /** The pin that shows it. */
  id: string;
  /** Where it is. */
  src: string;
  /** What is to be seen. */
  words: string;
}

/** The cover of a board, out of its pins: radio buttons in a row that goes sideways. */
export function CoverField({ board }: { board: Board }) {
  const { t } = useLingui();
  const list = usePinList(
    pinsApi.useListBoardPinsInfiniteQuery({ board_id: board.id, page_size: 50 }),
    itself,
  );
  const chosen = board.cover_pin;
  // What is behind a sensitivity screen is no cover.
  const pins: Candidate[] = (list.pins ?? [])
    .filter((pin) => !pin.sensitivity_screen)
    .map((pin) => ({
      id: pin.id,
      src: pin.images['236x'].url,
      words: pictureWords(pin) || t`Pin ${pin.id}`,
    }));
  // The chosen one may stand further below.
  const first =
    chosen && !pins.some(({ id }) => id === chosen.pin_id)
      ? [{ id: chosen.pin_id, src: chosen.image_url, words: t`The cover so far` }]
      : [];
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{t`Cover`}</legend>
      <div className={styles.row}>
        <label className={styles.choice}>
          <input
            className={styles.radio}
            type="radio"
            name="cover"
            value="0"
            defaultChecked={!chosen}
          />
          <span className={styles.newest}>
            <Icon name="image" size={20} />
            {t`The first pin`}
          </span>
        </label>
        {[...first, ...pins].map(({ id, src, words }) => (
          <label key={id} className={styles.choice}>
            <input
              className={styles.radio}
              type="radio"
              name="cover"
              value={id}
              aria-label={words}
              defaultChecked={id === chosen?.pin_id}
            />
            <img className={styles.picture} src={src} alt="" loading="lazy" decoding="async" />
          </label>
        ))}
        {!list.pins && !list.error && [0, 1, 2, 3].map((index) => <SkeletonItem key={index} />)}
        {list.more && (
          <span className={styles.more}>
            <Button size="small" pending={list.waiting} onClick={list.more}>
              {t`More pins`}
            </Button>
          </span>
        )}
      </div>
    </fieldset>
  );
}

function SkeletonItem() {
  return (
    <span className={styles.choice}>
      <Skeleton height={96} />
    </span>
  );
}
