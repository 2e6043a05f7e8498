import { useLingui } from '@lingui/react/macro';
import { useViewer } from 'features/users/parts/viewer';
import { feedbackActions, useFeedbackDispatch } from 'lib/feedback';
import { paths } from 'lib/paths';
import { reportPaths } from 'lib/reportPaths';
import { settingsPaths } from 'lib/settingsPaths';
import { Icon } from 'ui/icon/Icon';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { AccountLine } from './AccountLine';
import styles from './AccountPanel.module.css';
import { useAccounts } from './useAccounts';
import { useLogOut } from './useLogOut';
import { useSwitch } from './useSwitch';

export interface AccountPanelProps {
  /** Called to log in to one more account: its username, or an empty text. */
  onAdd: (username: string) => void;
  /** Called when a link was followed. */
  onClose: () => void;
}

/** The account one is in, the others, and the ways out. */
export function AccountPanel({ onAdd, onClose }: AccountPanelProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const { others, remembered, several, waiting } = useAccounts();
  const { switchTo, pending } = useSwitch();
  if (!viewer) return null;
  return (
    <div className={styles.panel}>
      <section aria-labelledby="account-current">
        <h3 id="account-current">{t`Currently in`}</h3>
        <a className={styles.line} href={paths.profile(viewer.username)} onClick={onClose}>
          <AccountLine account={viewer} current />
        </a>
      </section>
      <section aria-labelledby="account-others">
        <h3 id="account-others">{t`Your accounts`}</h3>
        {waiting && (
          <div role="status" aria-label={t`Loading....`}>
            <Skeleton height={64} />
          </div>
        )}
        {others.map((account) => (
          <button
            key={account.id}
            type="button"
            className={styles.line}
            disabled={pending}
            onClick={() => switchTo(account.id)}
          >
            <AccountLine account={account} />
          </button>
        ))}
        {remembered.map((account) => (
          <button
            key={account.id}
            type="button"
            className={styles.line}
            onClick={() => onAdd(account.username)}
          >
            <AccountLine account={account} words={t`Logged out`} />
          </button>
        ))}
        <button type="button" className={styles.entry} onClick={() => onAdd('')}>
          <Icon name="plus" size={20} />
          {t`Add account`}
        </button>
        {!viewer.is_partner && (
          <a className={styles.entry} href={settingsPaths.businessSettings()} onClick={onClose}>
            <Icon name="people" size={20} />
            {t`Create business account`}
          </a>
        )}
      </section>
      <MoreOptions viewer={viewer} several={several} onClose={onClose} />
    </div>
  );
}

interface MoreOptionsProps {
  /** As whom the browser acts. */
  viewer: { id: string; username: string; is_employee: boolean };
  /** Whether it is signed in to others as well. */
  several: boolean;
  /** Called when a link was followed. */
  onClose: () => void;
}

function MoreOptions({ viewer, several, onClose }: MoreOptionsProps) {
  const { t } = useLingui();
  const { leave, pending } = useLogOut();
  const dispatchFeedback = useFeedbackDispatch();
  const { username } = viewer;
  const giveFeedback = () => {
    onClose();
    dispatchFeedback(feedbackActions.feedbackShown({ actionOrigin: 'account_menu' }));
  };
  return (
    <section aria-labelledby="account-more">
      <h3 id="account-more">{t`More options`}</h3>
      <a className={styles.entry} href={paths.settings()} onClick={onClose}>
        <Icon name="settings" size={20} />
        {t`Settings`}
      </a>
      {viewer.is_employee && (
        <a className={styles.entry} href={reportPaths.open()} onClick={onClose}>
          <Icon name="flag" size={20} />
          {t`Reports`}
        </a>
      )}
      <button type="button" className={styles.entry} onClick={giveFeedback}>
        <Icon name="note" size={20} />
        {t`Give feedback`}
      </button>
      {several && (
        <button
          type="button"
          className={styles.entry}
          disabled={pending}
          onClick={() => leave({ account: viewer.id })}
        >
          <Icon name="log-out" size={20} />
          {t`Log out of @${username}`}
        </button>
      )}
      <button type="button" className={styles.entry} disabled={pending} onClick={() => leave()}>
        <Icon name="log-out" size={20} />
        {several ? t`Log out of all accounts` : t`Log out`}
      </button>
    </section>
  );
}
