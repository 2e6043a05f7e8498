import { api, walkPins } from 'lib/api';

/** The pins of which a user is the origin pinner. Apart from other lists of pins, since one page alone needs it. */
export const createdApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCreatedPins: build.infiniteQuery({
      ...walkPins('UserActivityPinsResource'),
      providesTags: [{ type: 'Feed', id: 'USER' }],
    }),
  }),
});
