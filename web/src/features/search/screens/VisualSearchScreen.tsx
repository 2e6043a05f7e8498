import { useLingui } from '@lingui/react/macro';
import { pinsApi } from 'features/pins/api';
import { pictureWords } from 'features/pins/parts/picture';
import { LikeProducts } from 'features/search/parts/LikeProducts';
import { Lookalikes } from 'features/search/parts/Lookalikes';
import { PictureSearch } from 'features/search/parts/PictureSearch';
import { ShopTheLook } from 'features/search/parts/ShopTheLook';
import { UploadedSearch } from 'features/search/parts/UploadedSearch';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
import { closeupSource } from 'lib/pictureSource';
import { shopPaths } from 'lib/shopPaths';
import { useTitle } from 'lib/title';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from 'ui/button/Button';
import { Chip } from 'ui/chip/Chip';
import { ChipRow } from 'ui/chip/ChipRow';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Picture } from 'ui/picture/Picture';
import { PageSpinner } from 'ui/spinner/PageSpinner';
import styles from './VisualSearchScreen.module.css';

/** Search by a part of a pin's picture, or of one that the viewer uploads. */
export function VisualSearchScreen() {
  const { t } = useLingui();
  const [address] = useSearchParams();
  const pin = address.get('pin');
  useTitle(t`Search with a picture`);
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{t`Search with a picture`}</h1>
      {pin ? <OfPin key={pin} id={pin} /> : <UploadedSearch />}
    </div>
  );
}

function OfPin({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const [address] = useSearchParams();
  const { data: pin, error, refetch } = pinsApi.useGetPinQuery({ id });
  const [isAsked, setAsked] = useState(false);
  if (!pin) {
    return error ? (
      <ErrorState words={errorText(i18n, error)} onRetry={refetch} />
    ) : (
      <PageSpinner />
    );
  }
  // Its parts are chosen on the picture, which a veil would cover.
  if (pin.sensitivity_screen && !isAsked) {
    return (
      <EmptyState
        icon="eye-off"
        words={t`This picture may be sensitive`}
        action={<Button onClick={() => setAsked(true)}>{t`See pin`}</Button>}
      />
    );
  }
  const { width, height } = pin.images.orig;
  const sells = address.get('shop') === '1';
  return (
    <PictureSearch
      ratio={width / height}
      below={(box, onBox) => sells && <ShopTheLook pin={id} box={box} onBox={onBox} />}
      found={(part) => (
        <>
          <ChipRow label={t`What to show`}>
            <Chip selected={!sells} href={paths.searchVisually(id)}>{t`Everything`}</Chip>
            <Chip selected={sells} href={shopPaths.lookalikes(id)}>{t`For sale`}</Chip>
          </ChipRow>
          {sells ? (
            <LikeProducts pin={id} part={part} />
          ) : (
            <Lookalikes search={{ pin_id: id, ...part }} />
          )}
        </>
      )}
    >
      <Picture
        {...closeupSource(pin.images)}
        alt={pictureWords(pin)}
        color={pin.dominant_color}
        sizes="(max-width: 559px) 100vw, (max-width: 1023px) 560px, 400px"
        first
      />
    </PictureSearch>
  );
}
