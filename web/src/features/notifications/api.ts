import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { noticesSeen } from 'features/conversations/api';
import { api, type Call, type PageOf, type WithCards, walk, walkPins, write } from 'lib/api';
import type { Schema, Success } from 'lib/call';
import { whileSession } from 'lib/sessionEnd';
import { merged } from './parts/merged';

/** What happened with one thing of the viewer on one day, with its pin as a card. */
export type Notice = WithCards<Schema['NoticeView']>;

/** Of what is asked beside the page: given up when the session ends. */
const BESIDE = { extraOptions: { bound: whileSession } };

/** Of a pin its card is enough. */
const AS_CARDS = { field_set_key: 'grid_item' };

/** What the viewer is told. Comes with the first of its parts. */
export const notificationsApi = api.enhanceEndpoints({ addTagTypes: ['Badge'] }).injectEndpoints({
  endpoints: (build) => ({
    listNotices: build.infiniteQuery({ ...walkPins('NewsHubResource'), ...BESIDE }),
    // The latest alone, which go before those that are known.
    listNewestNotices: build.query({
      query: (_all: object): Call => ({
        resource: 'NewsHubResource',
        verb: 'get',
        options: AS_CARDS,
      }),
      transformResponse: (answer: Success<unknown>) => answer as Page,
      ...BESIDE,
      keepUnusedDataFor: 0,
    }),
    listNoticeActors: build.infiniteQuery(walk('NewsHubDetailsResource')),
    seeNotices: build.mutation({
      ...write('NewsHubSeenResource', 'update'),
      ...BESIDE,
      onQueryStarted: (_until, { dispatch }) => {
        dispatch(noticesSeen());
      },
      // What came meanwhile is new.
      invalidatesTags: ['Badge'],
    }),
  }),
});

type Page = WithCards<PageOf<'NewsHubResource'>>;

type State = Parameters<typeof notificationsApi.util.selectCachedArgsForQuery>[0];

/** Of a store in which notices are kept. */
export type NotificationsDispatch = ThunkDispatch<State, unknown, UnknownAction>;

/** Puts the latest notices before those that are known; answers how many of them were not. */
export function noticesCame(page: Page): ThunkAction<number, State, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const kept = notificationsApi.endpoints.listNotices.select({})(getState()).data;
    if (!kept) return 0;
    const known = kept.pages.flatMap(({ data }) => data);
    const { notices, goesOn, fresh } = merged(known, page.data, page.bookmark === null);
    dispatch(
      notificationsApi.util.updateQueryData('listNotices', {}, (list) => {
        if (!goesOn) {
          list.pages = [page];
          list.pageParams = [null];
          return;
        }
        // Their order is one over all pages, of which the last says where the list goes on.
        list.pages.forEach((one, place) => {
          one.data = place === 0 ? notices : [];
        });
      }),
    );
    return fresh;
  };
}

/** The viewer is done with the list: what stood in it is no longer marked. */
export function noticesLeft() {
  return notificationsApi.util.updateQueryData('listNotices', {}, ({ pages }) => {
    for (const { data } of pages) {
      for (const notice of data) notice.is_seen = true;
    }
  });
}
