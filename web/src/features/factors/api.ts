import { api, read, write } from 'lib/api';
import type { Schema } from 'lib/call';

/** What protects the viewer's account beside the password. */
export type Factors = Schema['Factors'];

/** Two-step verification and passkeys. Every change asks for the password. */
export const factorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFactors: build.query({ ...read('UserFactorsResource'), providesTags: ['Factor'] }),
    beginTotp: build.mutation(write('UserTotpResource', 'create')),
    confirmTotp: build.mutation({
      ...write('UserTotpResource', 'update'),
      invalidatesTags: ['Factor'],
    }),
    disableTotp: build.mutation({
      ...write('UserTotpResource', 'delete'),
      invalidatesTags: ['Factor'],
    }),
    renewRecoveryCodes: build.mutation({
      ...write('UserRecoveryCodesResource', 'create'),
      invalidatesTags: ['Factor'],
    }),
    proveSession: build.mutation(write('UserSessionProofResource', 'create')),
    beginPasskey: build.mutation(write('UserPasskeyChallengeResource', 'create')),
    addPasskey: build.mutation({
      ...write('UserPasskeyResource', 'create'),
      invalidatesTags: ['Factor'],
    }),
    removePasskey: build.mutation({
      ...write('UserPasskeyResource', 'delete'),
      invalidatesTags: ['Factor'],
    }),
    beginPasskeyLogIn: build.mutation(write('PasskeyChallengeResource', 'create')),
    logInWithPasskey: build.mutation(write('PasskeySessionResource', 'create')),
  }),
});
