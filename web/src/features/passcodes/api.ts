import { api, write } from 'lib/api';

/** The parental passcode: setting it, the way to another, its end. */
export const passcodesApi = api.injectEndpoints({
  endpoints: (build) => ({
    createPasscode: build.mutation(write('ParentalPasscodeResource', 'create')),
    removePasscode: build.mutation(write('ParentalPasscodeResource', 'delete')),
    requestPasscodeReset: build.mutation(write('ParentalPasscodeResetResource', 'create')),
    resetPasscode: build.mutation(write('ParentalPasscodeResetResource', 'update')),
    noteClosure: build.mutation(write('ParentalPasscodeClosureResource', 'create')),
  }),
});
