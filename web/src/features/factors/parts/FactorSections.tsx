import { useLingui } from '@lingui/react/macro';
import { factorsApi } from 'features/factors/api';
import { errorText } from 'lib/errorTexts';
import type { ReactNode } from 'react';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Skeleton } from 'ui/skeleton/Skeleton';
import styles from './FactorSections.module.css';
import { PasskeysSection } from './PasskeysSection';
import { TwoStepSection } from './TwoStepSection';

/** What protects the viewer's account beside the password: two sections of the settings. */
export function FactorSections({
  children,
}: {
  /** What stands below, once these are known. */ children: ReactNode;
}) {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = factorsApi.useListFactorsQuery({});
  if (!data && !error) {
    return (
      <div role="status" aria-label={t`Loading....`} className={styles.section}>
        <Skeleton height={144} />
        <Skeleton height={144} />
      </div>
    );
  }
  return (
    <>
      {data ? (
        <>
          <TwoStepSection factors={data} />
          <PasskeysSection factors={data} />
        </>
      ) : (
        <ErrorState words={errorText(i18n, error)} onRetry={refetch} />
      )}
      {children}
    </>
  );
}
