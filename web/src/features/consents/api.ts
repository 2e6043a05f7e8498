import { api, read, write } from 'lib/api';
import type { Schema } from 'lib/call';

/** What a visitor or user consents to: three flags. */
export type Consent = Schema['Consent'];

/** What is known of the viewer's country and choice. */
export type ConsentState = Schema['ConsentState'];

/** Whether cookies need consent here, and what was consented to. */
export const consentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConsent: build.query(read('UserCookieConsentResource')),
    updateConsent: build.mutation(write('UserCookieConsentResource', 'update')),
  }),
});
