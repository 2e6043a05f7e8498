import { accountApi } from 'features/users/parts/account';
import { viewerChanged } from 'features/users/parts/viewer';
import type { Options } from 'lib/call';
import type { ApiError } from 'lib/errors';
import { useDispatch } from 'react-redux';

/** Says something about the viewer, then goes on; answers the failure for the form. */
export function useSay(onDone: () => void) {
  const dispatch = useDispatch();
  const [update] = accountApi.useUpdateUserMutation();
  return (values: Options<'UserResource', 'update'>): Promise<ApiError | undefined> =>
    update(values)
      .unwrap()
      .then(
        (viewer) => {
          dispatch(viewerChanged(viewer));
          onDone();
          return undefined;
        },
        (error: ApiError) => error,
      );
}
