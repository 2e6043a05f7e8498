import { useLingui } from '@lingui/react/macro';
import { pinsApi } from 'features/pins/api';
import type { OpenedFrom } from 'features/pins/parts/openPin';
import { NotFound } from 'features/users/parts/NotFound';
import { useViewer } from 'features/users/parts/viewer';
import { FRESH_S } from 'lib/documents';
import { type ApiError, NOT_RUN } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { pinIdOf } from 'lib/paths';
import { useTitle } from 'lib/title';
import { type ComponentType, useEffect } from 'react';
import { useLocation, useNavigationType, useParams } from 'react-router';
import { ErrorState } from 'ui/error-state/ErrorState';
import { later } from 'ui/later';
import { Closeup, type CloseupParts } from './Closeup';
import { CloseupSkeleton } from './CloseupSkeleton';
import styles from './PinScreen.module.css';

/** What a pin's page is made of that stands above pins, handed in by the page. */
export interface PinParts extends CloseupParts {
  /** Pins that belong to it and pins like it. */
  Related: ComponentType<RelatedProps>;
}

export interface RelatedProps {
  /** Of which pin. */
  id: string;
  /** Whether the reader comes back to it: it is then found as it was left, however long ago. */
  isBack: boolean;
}

/** A pin's page: the close-up, then pins that belong to it and pins like it. */
export function PinScreen({ parts }: { parts: PinParts }) {
  const id = pinIdOf(useParams().id ?? '');
  return <PinPage key={id} id={id} parts={parts} />;
}

function PinPage({ id, parts }: { id: string; parts: PinParts }) {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = pinsApi.useGetPinQuery(
    { id },
    { refetchOnMountOrArgChange: FRESH_S },
  );
  const opened = useLocation().state as OpenedFrom | null;
  const pin = data ?? (opened?.pin?.id === id ? opened.pin : undefined);
  useTitle(data?.seo_title || pin?.title);
  const failure = error as ApiError | undefined;
  const viewerId = useViewer()?.id ?? null;
  useEffect(() => {
    if (data) {
      // Without it nothing is remembered; the pin is shown all the same.
      later(() => {
        void import('features/pins/parts/rememberViewed').then(
          (part) => part.rememberViewed(viewerId, data),
          () => undefined,
        );
      });
    }
  }, [data, viewerId]);
  const isBack = useNavigationType() === 'POP';
  // A host that does not run the documents has another version by now, or closed
  // that door: the page is loaded whole, and carries all it shows.
  const needsPage = !isBack && failure?.key === NOT_RUN;
  useEffect(() => {
    if (needsPage) window.location.reload();
  }, [needsPage]);
  if (failure?.status === 404) {
    return <NotFound words={t`This pin is gone, or was never here.`} />;
  }
  if (!pin && error) {
    return <ErrorState words={errorText(i18n, error)} onRetry={refetch} />;
  }
  return (
    <div className={styles.screen}>
      {pin ? <Closeup pin={pin} parts={parts} /> : <CloseupSkeleton />}
      <parts.Related id={id} isBack={isBack} />
    </div>
  );
}
