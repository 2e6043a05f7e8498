import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Pin } from 'features/pins/api';
import { api, read, type WithCards, walkPins, write } from 'lib/api';
import type { Data, Options, ResourceWith, Schema, Success } from 'lib/call';

/** A topic people like to look at. */
export type Interest = Schema['InterestView'];

/** The same with less of its pin, for what is drawn among many. */
export type InterestTile = WithCards<Interest>;

/** A topic and what stands around it. */
export type Topic = WithCards<Schema['InterestDetail']>;

/** A page of videos. */
export type VideoResults = WithCards<Schema['VideoResults']>;

/** Interests: the topics there are, their pins and videos, and which the viewer follows. */
export const interestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listInterests: build.query({ ...read('InterestsResource'), providesTags: ['Interest'] }),
    listTopInterests: build.query(readCards('TopInterestsResource')),
    getInterest: build.query(readCards('InterestResource')),
    listInterestPins: build.infiniteQuery(walkPins('InterestFeedResource')),
    listVideos: build.infiniteQuery(walkPins('VideosResource')),
    followInterest: build.mutation({
      ...write('InterestFollowResource', 'create'),
      onQueryStarted: ({ interest_id }, { dispatch, queryFulfilled }) => {
        const { undo, isListed } = dispatch(patchTopic(interest_id, true));
        queryFulfilled.then(() => isListed || dispatch(relist()), undo);
      },
    }),
    unfollowInterest: build.mutation({
      ...write('InterestFollowResource', 'delete'),
      onQueryStarted: ({ interest_id }, { dispatch, queryFulfilled }) => {
        const { undo } = dispatch(patchTopic(interest_id, false));
        queryFulfilled.catch(undo);
      },
    }),
    followInterests: build.mutation({
      ...write('UserInterestsResource', 'update'),
      onQueryStarted: ({ interest_ids }, { dispatch, queryFulfilled }) => {
        const { undo } = dispatch(
          interestsApi.util.updateQueryData('listInterests', {}, ({ interests }) => {
            for (const interest of interests) {
              interest.is_followed = interest_ids.includes(interest.id);
            }
          }),
        );
        queryFulfilled.catch(undo);
      },
    }),
  }),
});

/** The pins of a page of videos. */
export function videosOf({ results }: VideoResults): Pin[] {
  return results;
}

/**
 * Definition of a query whose pins are asked for as cards. Its argument is the resource's own
 * options, under which pages carry the answer.
 */
export function readCards<R extends ResourceWith<'get'>>(resource: R) {
  return {
    query: (options: Options<R, 'get'>) => ({
      resource,
      verb: 'get' as const,
      options: { ...(options as object), field_set_key: 'grid_item' },
    }),
    transformResponse: (answer: Success<unknown>) => answer.data as WithCards<Data<R, 'get'>>,
  };
}

type State = Parameters<typeof interestsApi.util.selectCachedArgsForQuery>[0];

/** Has the list asked for anew: a followed topic that it lacks belongs behind those that it has. */
const relist = () => interestsApi.util.invalidateTags(['Interest']);

/**
 * The viewer follows a topic, or stops: in every answer that tells it (specification §4 "Topic
 * follow/unfollow"). Answers how to take it back, and whether the list of topics has it.
 */
function patchTopic(
  id: string,
  followed: boolean,
): ThunkAction<{ undo: () => void; isListed: boolean }, State, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const topics = interestsApi.util
      .selectCachedArgsForQuery(getState(), 'getInterest')
      .map((options) =>
        dispatch(
          interestsApi.util.updateQueryData('getInterest', options, (topic) => {
            if (topic.id !== id || topic.is_followed === followed) return;
            topic.is_followed = followed;
            topic.follower_count += followed ? 1 : -1;
          }),
        ),
      );
    let isListed = false;
    const list = dispatch(
      interestsApi.util.updateQueryData('listInterests', {}, ({ interests }) => {
        const one = interests.find((interest) => interest.id === id);
        isListed = Boolean(one);
        if (one) one.is_followed = followed;
      }),
    );
    return {
      isListed,
      undo: () => {
        for (const { undo } of [...topics, list]) undo();
      },
    };
  };
}
