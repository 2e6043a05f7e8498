import { readCards } from 'features/interests/api';
import { api, read, type WithCards, walk, walkPins, write } from 'lib/api';
import type { Schema } from 'lib/call';

/** An article among others, with less of its cover. */
export type Article = WithCards<Schema['ArticleView']>;

/** An article with all that it shows. */
export type ArticleDetail = WithCards<Schema['ArticleDetail']>;

/** An article as employees edit it. */
export type Draft = Schema['DraftView'];

/** What an article says. */
export type ArticleWords = Schema['CreateArticle'];

/** Today: what stands, one article, and what employees compose. */
export const articlesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listArticles: build.infiniteQuery({
      ...walkPins('TodayArticleFeedResource'),
      providesTags: ['Article'],
    }),
    getArticle: build.query({
      ...readCards('TodayArticleResource'),
      providesTags: ['Article'],
    }),
    listDrafts: build.infiniteQuery({
      ...walk('TodayArticleDraftsResource'),
      providesTags: ['Article'],
    }),
    getDraft: build.query({ ...read('TodayArticleDraftResource'), providesTags: ['Article'] }),
    createArticle: build.mutation({
      ...write('TodayArticleResource', 'create'),
      invalidatesTags: ['Article'],
    }),
    updateArticle: build.mutation({
      ...write('TodayArticleResource', 'update'),
      invalidatesTags: ['Article'],
    }),
    deleteArticle: build.mutation({
      ...write('TodayArticleResource', 'delete'),
      invalidatesTags: ['Article'],
    }),
  }),
});
