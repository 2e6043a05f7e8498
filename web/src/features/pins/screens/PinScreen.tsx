import { useLingui } from '@lingui/react/macro';
import { feedsApi, type RelatedModule } from 'features/feeds/api';
import { type Pin, pinsApi } from 'features/pins/api';
import { useUnhidden } from 'features/pins/parts/hides';
import type { OpenedFrom } from 'features/pins/parts/openPin';
import { PinFeed } from 'features/pins/parts/PinFeed';
import { usePinList } from 'features/pins/parts/pinList';
import { NotFound } from 'features/users/parts/NotFound';
import { FRESH_S } from 'lib/documents';
import { type ApiError, NOT_RUN } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { pinIdOf } from 'lib/paths';
import { useTitle } from 'lib/title';
import { type CSSProperties, lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigationType, useParams } from 'react-router';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Closeup } from './Closeup';
import { CloseupSkeleton } from './CloseupSkeleton';
import styles from './PinScreen.module.css';

const ModuleStrips = lazy(() =>
  import('features/feeds/parts/ModuleStrips').then((part) => ({ default: part.ModuleStrips })),
);

/** A pin's page: the close-up, then pins that belong to it and pins like it. */
export function PinScreen() {
  const id = pinIdOf(useParams().id ?? '');
  return <PinPage key={id} id={id} />;
}

function PinPage({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = pinsApi.useGetPinQuery(
    { id },
    { refetchOnMountOrArgChange: FRESH_S },
  );
  const opened = useLocation().state as OpenedFrom | null;
  const pin = data ?? (opened?.pin?.id === id ? opened.pin : undefined);
  useTitle(pin?.seo_title || pin?.title);
  const failure = error as ApiError | undefined;
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
      {pin ? <Closeup pin={pin} /> : <CloseupSkeleton />}
      <Related id={id} isBack={isBack} />
    </div>
  );
}

interface RelatedProps {
  id: string;
  /** Whether the reader comes back to it: it is then found as it was left, however long ago. */
  isBack: boolean;
}

function Related({ id, isBack }: RelatedProps) {
  const { t } = useLingui();
  const walk = feedsApi.useListRelatedModulesInfiniteQuery(
    { pin_id: id },
    { refetchOnMountOrArgChange: isBack ? false : FRESH_S },
  );
  const list = useUnhidden(usePinList(walk, singles));
  const strips = walk.data?.pages[0]?.data.filter(isStrip) ?? [];
  // Not in the server's markup, which would stand there before its style is.
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  if (list.pins?.length === 0) return null;
  return (
    <>
      {strips.length > 0 && (
        <div className={styles.strips} style={{ '--strips': strips.length } as CSSProperties}>
          {stands && (
            <Suspense>
              <ModuleStrips modules={strips} />
            </Suspense>
          )}
        </div>
      )}
      <section className={styles.related}>
        <h2 className={styles.heading}>{t`More like this`}</h2>
        <PinFeed label={t`More like this`} list={list} empty={null} />
      </section>
    </>
  );
}

function isStrip(module: RelatedModule): boolean {
  return module.title != null;
}

function singles(modules: RelatedModule[]): Pin[] {
  return modules.flatMap((module) => (isStrip(module) ? [] : module.objects));
}
