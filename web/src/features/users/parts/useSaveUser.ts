import { useLingui } from '@lingui/react/macro';
import { accountApi } from 'features/users/parts/account';
import { usePasscode, withCode } from 'features/users/parts/passcode';
import { viewerChanged } from 'features/users/parts/viewer';
import type { Schema } from 'lib/call';
import type { ApiError } from 'lib/errors';
import { useDispatch } from 'react-redux';
import { useToast } from 'ui/toast/toasts';

/** Saves what a user changed about themselves, and says so. Answers the failure, or nothing. */
export function useSaveUser() {
  const { t } = useLingui();
  const toast = useToast();
  const dispatch = useDispatch();
  const ask = usePasscode();
  const [update, { isLoading }] = accountApi.useUpdateUserMutation();
  const save = (words: Schema['UpdateUser'], said = t`Saved`): Promise<ApiError | undefined> =>
    ask((passcode) =>
      update(withCode(words, passcode))
        .unwrap()
        .then(
          (user) => {
            dispatch(viewerChanged(user));
            toast({ words: said });
            return undefined;
          },
          (error: ApiError) => error,
        ),
    );
  return { save, saving: isLoading };
}
