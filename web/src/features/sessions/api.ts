import { api, read, write } from 'lib/api';
import { callRest, type Schema } from 'lib/call';

/** Signing up, in and out, passwords, other devices. The session itself is only in the cookie. */
export const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    signUp: build.mutation(write('UserRegisterResource', 'create')),
    logIn: build.mutation(write('UserSessionResource', 'create')),
    openMailLink: build.mutation(write('MailLinkSessionResource', 'create')),
    logOut: build.mutation(write('UserSessionResource', 'delete')),
    listAccounts: build.query(read('UserSessionResource')),
    switchAccount: build.mutation(write('UserSessionResource', 'update')),
    describeAccounts: build.query<Described, string[]>({
      queryFn: (ids) => callRest('POST', '/v3/batch/', { requests: ids.map(describe) }),
    }),
    requestReset: build.mutation(write('UserResetPasswordResource', 'create')),
    resetPassword: build.mutation(write('UserResetPasswordResource', 'update')),
    changePassword: build.mutation({
      ...write('UserPasswordResource', 'update'),
      invalidatesTags: ['Session'],
    }),
    listSessions: build.query({
      ...read('UserSessionsResource'),
      providesTags: ['Session'],
    }),
    endSessions: build.mutation({
      ...write('UserSessionsResource', 'delete'),
      invalidatesTags: ['Session'],
    }),
  }),
});

/** What the batch answers of accounts, by their ids. */
export type Described = Record<
  string,
  { status: string; data: Partial<Schema['AccountView']> | null }
>;

/** What is asked of an account that this browser remembers (specification §7 "/v3/batch/"). */
const FIELDS = [
  'email,full_name,id,image_medium_url,image_large_url,username,owners,businesses',
  'partner.contact_email,partner.biz_ownership_email,partner.business_name',
  'partner.is_linked_business,partner.profile_place',
].join(',');

function describe(id: string) {
  return { id, method: 'GET', url: `v3/users/${id}/`, body: { fields: FIELDS } };
}
