import { useLingui } from '@lingui/react/macro';
import { pinsApi } from 'features/pins/api';
import { closeupSource, pictureWords } from 'features/pins/parts/picture';
import { PictureSearch } from 'features/search/parts/PictureSearch';
import { UploadedSearch } from 'features/search/parts/UploadedSearch';
import { errorText } from 'lib/errorTexts';
import { useTitle } from 'lib/title';
import { useSearchParams } from 'react-router';
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
  const { i18n } = useLingui();
  const { data: pin, error, refetch } = pinsApi.useGetPinQuery({ id });
  if (!pin) {
    return error ? (
      <ErrorState words={errorText(i18n, error)} onRetry={refetch} />
    ) : (
      <PageSpinner />
    );
  }
  const { width, height } = pin.images.orig;
  return (
    <PictureSearch of={{ pin_id: id }} ratio={width / height}>
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
