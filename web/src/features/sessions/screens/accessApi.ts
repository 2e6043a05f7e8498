import { api, read, write } from 'lib/api';

/** Passwords and sessions: what only screens of their own need, so that no first page loads it. */
export const accessApi = api.injectEndpoints({
  endpoints: (build) => ({
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
