import { api, walk, write } from 'lib/api';
import type { Schema } from 'lib/call';

/** What a viewer told the host. */
export type FeedbackView = Schema['FeedbackView'];

/** Whether it waits, or employees are done with it. */
export type FeedbackState = Schema['FeedbackState'];

/** Feedback: telling the host, and what employees do about it. */
export const feedbackApi = api.enhanceEndpoints({ addTagTypes: ['Feedback'] }).injectEndpoints({
  endpoints: (build) => ({
    sendFeedback: build.mutation({
      ...write('FeedbackResource', 'create'),
      invalidatesTags: ['Feedback'],
    }),
    listFeedback: build.infiniteQuery({
      ...walk('FeedbackListResource'),
      providesTags: ['Feedback'],
    }),
    updateFeedback: build.mutation({
      ...write('FeedbackResource', 'update'),
      invalidatesTags: ['Feedback'],
    }),
  }),
});
