import { api, walk, write } from 'lib/api';
import type { Schema } from 'lib/call';

/** A rule of the host about words or links. */
export type HostRule = Schema['HostRuleView'];

/** What a rule is about. */
export type RuleKind = Schema['RuleKind'];

/** What becomes of a text with it. */
export type RuleAction = Schema['RuleAction'];

/** Rules of the host, for employees. */
export const rulesApi = api.enhanceEndpoints({ addTagTypes: ['HostRule'] }).injectEndpoints({
  endpoints: (build) => ({
    listRules: build.infiniteQuery({
      ...walk('HostRulesResource'),
      providesTags: ['HostRule'],
    }),
    putRule: build.mutation({
      ...write('HostRulesResource', 'update'),
      invalidatesTags: ['HostRule'],
    }),
    deleteRule: build.mutation({
      ...write('HostRulesResource', 'delete'),
      invalidatesTags: ['HostRule'],
    }),
  }),
});
