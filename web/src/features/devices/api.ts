import { api, read, write } from 'lib/api';

/** Browsers in which the viewer is told news while no page is open. Comes with the first of its parts. */
export const devicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Another page of the browser may have switched it meanwhile.
    getPushKey: build.query({ ...read('PushDeviceResource'), keepUnusedDataFor: 0 }),
    addPushDevice: build.mutation({
      ...write('PushDeviceResource', 'create'),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => {
        queryFulfilled.then(() => dispatch(told(true))).catch(() => undefined);
      },
    }),
    removePushDevice: build.mutation({
      ...write('PushDeviceResource', 'delete'),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => {
        queryFulfilled.then(() => dispatch(told(false))).catch(() => undefined);
      },
    }),
  }),
});

/** Notes whether this browser is told news. */
function told(isOn: boolean) {
  return devicesApi.util.updateQueryData('getPushKey', {}, (kept) => {
    kept.is_on = isOn;
  });
}
