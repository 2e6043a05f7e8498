import { api, write } from 'lib/api';

/** Sign-up flow: how far the viewer is in the screens after signing up. */
export const signupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    moveSignupFlow: build.mutation(write('SignupFlowResource', 'update')),
  }),
});
