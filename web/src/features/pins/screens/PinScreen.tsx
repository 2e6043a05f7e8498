import { useLingui } from '@lingui/react/macro';
import { feedsApi } from 'features/feeds/api';
import { pinsApi } from 'features/pins/api';
import { useUnhidden } from 'features/pins/parts/hides';
import type { OpenedFrom } from 'features/pins/parts/openPin';
import { PinFeed } from 'features/pins/parts/PinFeed';
import { itself, usePinList } from 'features/pins/parts/pinList';
import { NotFound } from 'features/search/parts/NotFound';
import type { ApiError } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { pinIdOf } from 'lib/paths';
import { useTitle } from 'lib/title';
import { useLocation, useParams } from 'react-router';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Closeup } from './Closeup';
import { CloseupSkeleton } from './CloseupSkeleton';
import styles from './PinScreen.module.css';

/** A pin's page: the close-up, and pins like it below. */
export function PinScreen() {
  const id = pinIdOf(useParams().id ?? '');
  return <PinPage key={id} id={id} />;
}

function PinPage({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = pinsApi.useGetPinQuery({ id });
  const opened = useLocation().state as OpenedFrom | null;
  const pin = data ?? (opened?.pin?.id === id ? opened.pin : undefined);
  useTitle(pin?.seo_title || pin?.title);
  if ((error as ApiError | undefined)?.status === 404) {
    return <NotFound words={t`This pin is gone, or was never here.`} />;
  }
  if (!pin && error) {
    return <ErrorState words={errorText(i18n, error)} onRetry={refetch} />;
  }
  return (
    <div className={styles.screen}>
      {pin ? <Closeup pin={pin} /> : <CloseupSkeleton />}
      <Related id={id} />
    </div>
  );
}

function Related({ id }: { id: string }) {
  const { t } = useLingui();
  const list = useUnhidden(
    usePinList(feedsApi.useListRelatedPinsInfiniteQuery({ pin_id: id }), itself),
  );
  if (list.pins?.length === 0) return null;
  return (
    <section className={styles.related}>
      <h2 className={styles.heading}>{t`More like this`}</h2>
      <PinFeed label={t`More like this`} list={list} empty={null} />
    </section>
  );
}
