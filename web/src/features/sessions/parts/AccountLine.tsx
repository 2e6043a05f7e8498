import { useLingui } from '@lingui/react/macro';
import { Avatar } from 'ui/avatar/Avatar';
import { Icon } from 'ui/icon/Icon';
import styles from './AccountLine.module.css';
import type { ShownAccount } from './useAccounts';

export interface AccountLineProps {
  /** Which. */
  account: ShownAccount;
  /** Marks the account one is in. */
  current?: boolean;
  /** Stands in place of its sort. */
  words?: string;
}

/** An account in one line: picture, name, sort, address. */
export function AccountLine({ account, current, words }: AccountLineProps) {
  const { t } = useLingui();
  const sort = account.partner ? t`Business` : t`Personal`;
  return (
    <>
      <Avatar name={account.full_name} src={account.image_medium_url ?? null} size={48} />
      <span className={styles.words}>
        <span className={styles.name}>{account.full_name}</span>
        <span className={styles.quiet}>{words ?? sort}</span>
        <span className={styles.quiet}>{account.email || `@${account.username}`}</span>
      </span>
      {current && <Icon name="check" size={20} />}
    </>
  );
}
