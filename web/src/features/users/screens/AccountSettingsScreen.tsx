import { useLingui } from '@lingui/react/macro';
import { SettingsPage } from 'features/users/parts/SettingsPage';
import type { Theme } from 'lib/keptTheme';
import { useTheme } from 'lib/theme';
import type { ReactNode } from 'react';
import { RadioGroup } from 'ui/radio-group/RadioGroup';
import styles from './AccountSettingsScreen.module.css';
import { PersonalForm } from './PersonalForm';
import { PlaceSettings } from './PlaceSettings';

/** The viewer's account: what they tell the host alone, how pages look, and the way out. */
export function AccountSettingsScreen({ leave }: { /** How to log out. */ leave: ReactNode }) {
  const { t } = useLingui();
  const [theme, setTheme] = useTheme();
  return (
    <SettingsPage title={t`Account settings`}>
      {(viewer) => (
        <>
          <section className={styles.section} aria-labelledby="settings-personal">
            <h2 id="settings-personal">{t`Personal information`}</h2>
            <p className={styles.quiet}>{t`Only you see this; nobody finds it on your profile.`}</p>
            <PersonalForm viewer={viewer} />
          </section>
          <section className={styles.section} aria-labelledby="settings-place">
            <h2 id="settings-place">{t`Language and country`}</h2>
            <PlaceSettings viewer={viewer} />
          </section>
          <section className={styles.section} aria-labelledby="settings-look">
            <h2 id="settings-look">{t`Appearance`}</h2>
            <RadioGroup
              label={t`Theme`}
              value={theme}
              onChange={(chosen) => setTheme(chosen as Theme)}
              choices={[
                { value: 'system', label: t`As this device` },
                { value: 'light', label: t`Light` },
                { value: 'dark', label: t`Dark` },
              ]}
            />
          </section>
          <section className={styles.section} aria-labelledby="settings-account">
            <h2 id="settings-account">{t`Account`}</h2>
            <dl className={styles.facts}>
              <div>
                <dt>{t`Email`}</dt>
                <dd>{viewer.email}</dd>
              </div>
              <div>
                <dt>{t`Username`}</dt>
                <dd>@{viewer.username}</dd>
              </div>
            </dl>
            <div>{leave}</div>
          </section>
        </>
      )}
    </SettingsPage>
  );
}
