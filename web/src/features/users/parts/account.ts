import { api, read, write } from 'lib/api';
import { callRest, type Schema } from 'lib/call';

/** The viewer's own account: what they say about themselves, their address, their leaving. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    deactivateUser: build.mutation(write('UserDeactivateResource', 'create')),
    deleteUser: build.mutation(write('UserDeleteResource', 'create')),
    verifyEmail: build.mutation(write('UserEmailResource', 'create')),
    changeEmail: build.mutation(write('UserEmailResource', 'update')),
    resendVerification: build.mutation<Schema['MailSent'], void>({
      queryFn: () => callRest('POST', '/v3/users/email/verify/resend/', {}),
    }),
    listCountries: build.query(read('CountriesResource')),
    listLocales: build.query(read('LocalesResource')),
    updateUser: build.mutation({
      ...write('UserResource', 'update'),
      invalidatesTags: (user) => (user ? [{ type: 'User', id: user.id }] : []),
    }),
  }),
});
