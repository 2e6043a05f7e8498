import { useLingui } from '@lingui/react/macro';
import { SettingsPage } from 'features/users/parts/SettingsPage';
import styles from './BinScreen.module.css';
import { DeletedBoards } from './DeletedBoards';
import { DeletedPins } from './DeletedPins';

/** What the viewer deleted in the last 30 days. */
export function BinScreen() {
  const { t } = useLingui();
  return (
    <SettingsPage
      title={t`Recently deleted`}
      lead={t`Boards and pins that you delete stay here for 30 days. Only you see them. Then they are gone for good.`}
    >
      {() => (
        <div className={styles.sections}>
          <DeletedBoards />
          <DeletedPins />
        </div>
      )}
    </SettingsPage>
  );
}
