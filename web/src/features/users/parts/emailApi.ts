import { api, write } from 'lib/api';
import { callRest, type Schema } from 'lib/call';

/** The account's address: what only screens of their own need, so that no first page loads it. */
export const emailApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifyEmail: build.mutation(write('UserEmailResource', 'create')),
    changeEmail: build.mutation(write('UserEmailResource', 'update')),
    resendVerification: build.mutation<Schema['MailSent'], void>({
      queryFn: () => callRest('POST', '/v3/users/email/verify/resend/', {}),
    }),
  }),
});
