import { api, write } from 'lib/api';

/** Businesses: opening one that shares the viewer's log-in, becoming one, what one says of itself. */
export const businessesApi = api.injectEndpoints({
  endpoints: (build) => ({
    createBusiness: build.mutation(write('BusinessResource', 'create')),
    updateBusiness: build.mutation(write('BusinessResource', 'update')),
    becomeBusiness: build.mutation(write('BusinessConversionResource', 'create')),
    leaveBusiness: build.mutation(write('BusinessConversionResource', 'delete')),
    unlinkBusiness: build.mutation(write('BusinessLinkResource', 'delete')),
  }),
});
