import { useLingui } from '@lingui/react/macro';
import { SaveChoice } from 'features/preferences/parts/SaveChoice';
import { OpenedPins, TunedBoards, TunedPins } from 'features/preferences/parts/Tuned';
import { SettingsPage } from 'features/users/parts/SettingsPage';
import { type ReactNode, useState } from 'react';
import { Tabs } from 'ui/tabs/Tabs';
import styles from './NotificationsScreen.module.css';

/** What the viewer's home feed is made of. */
export function HomeFeedScreen({
  interests,
}: {
  /** The topics there are, each a switch. */ interests: ReactNode;
}) {
  const { t } = useLingui();
  const [part, setPart] = useState('interests');
  return (
    <SettingsPage
      title={t`Home feed`}
      lead={t`What your home feed may learn from. What you switch off is left aside.`}
    >
      {() => (
        <div className={styles.channels}>
          <Tabs
            label={t`What it learns from`}
            selected={part}
            onSelect={setPart}
            tabs={[
              { key: 'interests', label: t`Interests`, panel: interests },
              { key: 'boards', label: t`Boards`, panel: <TunedBoards /> },
              { key: 'saves', label: t`Saves`, panel: <Saves /> },
              { key: 'opened', label: t`Opened`, panel: <OpenedPins /> },
            ]}
          />
        </div>
      )}
    </SettingsPage>
  );
}

function Saves() {
  return (
    <div className={styles.channels}>
      <SaveChoice />
      <TunedPins />
    </div>
  );
}
