import { useLingui } from '@lingui/react/macro';
import type { UserRef } from 'features/users/api';
import { blocksApi } from 'features/users/blocks';
import { errorText } from 'lib/errorTexts';
import { useToast } from 'ui/toast/toasts';

/** Unblocks a user, and says so; answers whether that worked. */
export function useUnblock() {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [unblock] = blocksApi.useUnblockUserMutation();
  return async (user: UserRef) => {
    const { error } = await unblock({ user_id: user.id });
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
    else toast({ words: t`${user.full_name} is no longer blocked` });
    return !error;
  };
}
