import { useLingui } from '@lingui/react/macro';
import { viewerChanged } from 'features/sessions/parts/viewer';
import { usersApi } from 'features/users/api';
import type { Schema } from 'lib/call';
import type { ApiError } from 'lib/errors';
import { useDispatch } from 'react-redux';
import { useToast } from 'ui/toast/toasts';

/** Saves what a person changed about themselves, and says so. Answers the failure, or nothing. */
export function useSaveUser() {
  const { t } = useLingui();
  const toast = useToast();
  const dispatch = useDispatch();
  const [update, { isLoading }] = usersApi.useUpdateUserMutation();
  const save = (words: Schema['UpdateUser'], said = t`Saved`): Promise<ApiError | undefined> =>
    update(words)
      .unwrap()
      .then(
        (user) => {
          dispatch(viewerChanged(user));
          toast({ words: said });
          return undefined;
        },
        (error: ApiError) => error,
      );
  return { save, saving: isLoading };
}
