import { Trans, useLingui } from '@lingui/react/macro';
import type { UserRef } from 'features/users/api';
import { useState } from 'react';
import { AskModal } from 'ui/modal/AskModal';
import { useUnblock } from './useUnblock';

interface UnblockUserProps {
  /** Whom. */
  user: UserRef;
  /** Called when it wants to go. */
  onClose: () => void;
  /** Called once they are no longer blocked. */
  onUnblocked: () => void;
}

/** Says what the end of a block brings back, and unblocks. Load it with `lazy`. */
export function UnblockUser({ user, onClose, onUnblocked }: UnblockUserProps) {
  const { t } = useLingui();
  const unblock = useUnblock();
  const [isPending, setPending] = useState(false);
  const press = async () => {
    setPending(true);
    const isDone = await unblock(user);
    onClose();
    if (isDone) onUnblocked();
  };
  return (
    <AskModal
      title={t`Unblock ${user.full_name}?`}
      yes={t`Unblock`}
      pending={isPending}
      onYes={() => void press()}
      onClose={onClose}
    >
      <p>
        <Trans>
          You see each other again, and what you wrote to each other. Neither of you follows the
          other until you do so again.
        </Trans>
      </p>
    </AskModal>
  );
}
