import { api, write } from 'lib/api';

/** Signing up, in and out. The session itself is only in the cookie. */
export const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    signUp: build.mutation(write('UserRegisterResource', 'create')),
    logIn: build.mutation(write('UserSessionResource', 'create')),
    logOut: build.mutation(write('UserSessionResource', 'delete')),
  }),
});
