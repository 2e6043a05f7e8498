import { useLingui } from '@lingui/react/macro';
import { type StillShown, stillShownApi } from 'features/pins/parts/stillShown';
import { readViewedPins, type ViewedPin, viewedKey } from 'features/pins/viewed';
import { useStoredValue } from 'lib/storedValue';
import { Skeleton } from 'ui/skeleton/Skeleton';
import styles from './ViewedPins.module.css';

/** Width and height of a picture. */
const SIDE = 56;

/**
 * The pictures that a visitor looked at in this browser, the most recent first
 * (business specification §3 "Session", `viewedImages`), but for those that are not shown bare any
 * more: their places are kept until the server has said how the pins stand.
 */
export function ViewedPins() {
  const { t } = useLingui();
  const [viewed] = useStoredValue(viewedKey(null), readViewedPins);
  const { data, isError } = stillShownApi.useDescribeViewedQuery(
    viewed.map(({ id }) => id),
    { skip: viewed.length === 0 },
  );
  const shown = data ? viewed.filter((one) => isBare(one, data)) : viewed;
  if (isError || shown.length === 0) return null;
  return (
    <div className={styles.row} role="img" aria-label={t`Pictures you looked at`}>
      {shown.map(({ signature, src }) =>
        data ? (
          <img
            key={signature}
            className={styles.picture}
            src={src}
            alt=""
            width={SIDE}
            height={SIDE}
          />
        ) : (
          <Skeleton key={signature} width={SIDE} height={SIDE} />
        ),
      )}
    </div>
  );
}

/** Whether visitors see the pin, and no screen stands before its picture. */
function isBare({ id }: ViewedPin, told: StillShown): boolean {
  const pin = told[id]?.data;
  return Boolean(pin && !pin.sensitivity_screen);
}
