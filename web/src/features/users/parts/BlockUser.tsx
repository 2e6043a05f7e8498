import { Trans, useLingui } from '@lingui/react/macro';
import type { UserRef } from 'features/users/api';
import { blocksApi } from 'features/users/blocks';
import { errorText } from 'lib/errorTexts';
import { AskModal } from 'ui/modal/AskModal';
import { useToast } from 'ui/toast/toasts';
import styles from './BlockUser.module.css';

interface BlockUserProps {
  /** Whom. */
  user: UserRef;
  /** Called when it wants to go. */
  onClose: () => void;
  /** Called once they are blocked. */
  onBlocked?: (() => void) | undefined;
}

/** Says what a block does, and blocks. Load it with `lazy`. */
export function BlockUser({ user, onClose, onBlocked }: BlockUserProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [block, { isLoading }] = blocksApi.useBlockUserMutation();
  const press = async () => {
    const { error } = await block({ user_id: user.id });
    onClose();
    if (error) return toast({ words: errorText(i18n, error), tone: 'danger' });
    onBlocked?.();
    toast({ words: t`${user.full_name} is blocked` });
  };
  return (
    <AskModal
      title={t`Block ${user.full_name}?`}
      yes={t`Block`}
      pending={isLoading}
      onYes={() => void press()}
      onClose={onClose}
    >
      <ul className={styles.effects}>
        <li>
          <Trans>Neither of you sees the other any more: no profile, no boards, no pins.</Trans>
        </li>
        <li>
          <Trans>You stop following each other and each other’s boards, and saving to them.</Trans>
        </li>
        <li>
          <Trans>What either of you said below the other’s pins is deleted for good.</Trans>
        </li>
        <li>
          <Trans>They are not told. Under Privacy in your settings you can unblock them.</Trans>
        </li>
      </ul>
    </AskModal>
  );
}
