import { useLingui } from '@lingui/react/macro';
import { favoritesApi } from 'features/favorites/api';
import type { PinDetail } from 'features/pins/api';
import { AskIn } from 'features/users/parts/AskIn';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { useState } from 'react';
import { Icon } from 'ui/icon/Icon';
import { useToast } from 'ui/toast/toasts';
import styles from './FavoriteButton.module.css';

/** Keeps a pin among one's favourites, or takes it out. Load it with `lazy`. */
export function FavoriteButton({ pin }: { pin: PinDetail }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const viewer = useViewer();
  const [asking, setAsking] = useState(false);
  const [add] = favoritesApi.useFavoritePinMutation();
  const [remove] = favoritesApi.useUnfavoritePinMutation();
  const mine = pin.favorited_by_me;
  const press = async () => {
    if (!viewer) return setAsking(true);
    const { error } = await (mine ? remove : add)({ pin_id: pin.id });
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-pressed={mine}
        aria-label={t`Favourite`}
        onClick={() => void press()}
      >
        <Icon name="star" filled={mine} />
        {pin.favorite_user_count > 0 && <span>{pin.favorite_user_count}</span>}
      </button>
      {asking && (
        <AskIn reason={t`Make an account to keep favourites.`} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
