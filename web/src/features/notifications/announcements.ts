import { api, walk, write } from 'lib/api';
import type { Schema } from 'lib/call';

/** What was announced, as employees see it. */
export type AnnouncementView = Schema['AnnouncementView'];

/** What the host announces: for employees alone. */
export const announcementsApi = api
  .enhanceEndpoints({ addTagTypes: ['Announcements'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listAnnouncements: build.infiniteQuery({
        ...walk('AnnouncementResource'),
        providesTags: ['Announcements'],
      }),
      announce: build.mutation({
        ...write('AnnouncementResource', 'create'),
        invalidatesTags: ['Announcements'],
      }),
    }),
  });
