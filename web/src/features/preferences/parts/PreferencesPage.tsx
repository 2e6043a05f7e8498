import { useLingui } from '@lingui/react/macro';
import { type Preferences, preferencesApi } from 'features/preferences/api';
import { SettingsPage } from 'features/users/parts/SettingsPage';
import type { Schema } from 'lib/call';
import { errorText } from 'lib/errorTexts';
import type { ReactNode } from 'react';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Icon } from 'ui/icon/Icon';
import styles from './PreferencesPage.module.css';
import { SwitchSkeleton } from './SwitchSkeleton';
import { useChangePreferences } from './usePreferences';

/** What a page of preferences draws from. */
export interface Given {
  /** What the viewer wants. */
  wanted: Preferences;
  /** Changes it. Answers whether it was done. */
  change: (wanted: Schema['UpdatePreferences']) => Promise<boolean>;
  /** Whether age decides this, and not the viewer. */
  isLocked: (field: keyof Preferences) => boolean;
}

export interface PreferencesPageProps {
  /** What is settled here; the page's heading. */
  title: string;
  /** What it is good for, in a sentence. */
  lead: string;
  /** The settings. */
  children: (given: Given) => ReactNode;
}

/** A page of the settings about what the viewer wants. Each choice is kept as soon as it is made. */
export function PreferencesPage({ title, lead, children }: PreferencesPageProps) {
  return (
    <SettingsPage title={title} lead={lead}>
      {() => <Body>{children}</Body>}
    </SettingsPage>
  );
}

function Body({ children }: Pick<PreferencesPageProps, 'children'>) {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = preferencesApi.useGetPreferencesQuery({});
  const change = useChangePreferences();
  if (error && !data) return <ErrorState words={errorText(i18n, error)} onRetry={refetch} />;
  if (!data) return <SwitchSkeleton lines={4} />;
  const isLocked = (field: keyof Preferences) => data.locked.includes(field);
  return (
    <>
      {data.locked.length > 0 && (
        <p className={styles.note}>
          <Icon name="lock" size={20} />
          {t`Some of this stays as it is until you are 16, to keep you safe.`}
        </p>
      )}
      {children({ wanted: data, change, isLocked })}
    </>
  );
}
