import { api, walkPins } from 'lib/api';

/** The pins of which a user is the origin pinner. Apart from people, since most pages need only those. */
export const createdApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCreatedPins: build.infiniteQuery({
      ...walkPins('UserActivityPinsResource'),
      providesTags: [{ type: 'Feed', id: 'USER' }],
    }),
  }),
});
