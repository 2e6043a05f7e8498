import type { Pin } from 'features/pins/api';
import { api } from 'lib/api';
import { callRest } from 'lib/call';

/** What the batch answers of pins, by their ids; without data of those that a visitor may not see. */
export type StillShown = Record<
  string,
  { status: string; data: Pick<Pin, 'sensitivity_screen'> | null }
>;

/** How pins stand that this browser remembers: they go, become secret, and screens are put before them. */
export const stillShownApi = api.injectEndpoints({
  endpoints: (build) => ({
    describeViewed: build.query<StillShown, string[]>({
      queryFn: (ids) => callRest('POST', '/v3/batch/', { requests: ids.map(describe) }),
      // Each time that they are drawn is a time of its own.
      keepUnusedDataFor: 0,
    }),
  }),
});

function describe(id: string) {
  return { id, method: 'GET', url: `v3/pins/${id}/`, body: { fields: 'sensitivity_screen' } };
}
