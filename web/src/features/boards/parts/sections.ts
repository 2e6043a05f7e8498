import { api, walk } from 'lib/api';
import type { Schema } from 'lib/call';

/** A section as shown beside a pin. */
export type SectionRef = Schema['SectionRef'];

/** A section of a board. */
export type Section = Schema['SectionView'];

/** Which sections a board has; what is done with them is of `sections`, which stands above. */
export const boardSectionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSections: build.infiniteQuery({
      ...walk('BoardSectionsResource'),
      providesTags: (_pages, _error, { board_id }) => [{ type: 'Section', id: board_id }],
    }),
  }),
});
