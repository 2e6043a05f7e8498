import { Trans, useLingui } from '@lingui/react/macro';
import { errorText } from 'lib/errorTexts';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from 'ui/button/Button';
import { ErrorState } from 'ui/error-state/ErrorState';
import { GridSkeleton } from 'ui/skeleton/GridSkeleton';
import { Spinner } from 'ui/spinner/Spinner';
import styles from './PinFeed.module.css';
import { PinGrid } from './PinGrid';
import type { PinList } from './pinList';

interface PinFeedProps extends Omit<ComponentProps<typeof PinGrid>, 'pins' | 'onNearEnd'> {
  /** The list that is walked. */
  list: PinList;
  /** What stands there when the list has no pins at all. */
  empty: ReactNode;
  /** What stands below the last pin. */
  end?: ReactNode;
}

/** A grid of pins with everything it can be: on its way, failed, empty, going on, ended. */
export function PinFeed({ list, empty, end, ...grid }: PinFeedProps) {
  const { i18n } = useLingui();
  const { pins, error, more, retry, waiting } = list;
  if (!pins) {
    return error ? (
      <ErrorState words={errorText(i18n, error)} onRetry={retry} />
    ) : (
      <GridSkeleton density={grid.density} />
    );
  }
  if (pins.length === 0) return empty;
  return (
    <>
      <PinGrid {...grid} pins={pins} onNearEnd={error ? undefined : more} />
      {/* A new one below each page: pushed down under the reader's eyes, it would be a jump. */}
      <div key={pins.length} className={styles.foot} role="status">
        {waiting && <Spinner />}
        {!waiting && error && (
          <>
            <p>{errorText(i18n, error)}</p>
            <Button icon="retry" onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          </>
        )}
        {!waiting && !error && !more && end}
      </div>
    </>
  );
}
