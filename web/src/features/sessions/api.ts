import { api, read, write } from 'lib/api';

/** Signing up, in and out, passwords, other devices. The session itself is only in the cookie. */
export const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    signUp: build.mutation(write('UserRegisterResource', 'create')),
    logIn: build.mutation(write('UserSessionResource', 'create')),
    logOut: build.mutation(write('UserSessionResource', 'delete')),
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
