import { api, read, walk, write } from 'lib/api';
import type { Schema } from 'lib/call';

/** What users reported of one thing. */
export type ReportCase = Schema['ReportCaseView'];

/** A case with what its reporters said. */
export type ReportCaseDetail = Schema['ReportCaseDetail'];

/** Why a thing is reported. */
export type Reason = Schema['ReportReason'];

/** A reason more exactly. */
export type Detail = Schema['DetailedReason'];

/** How a case is closed. */
export type Outcome = Schema['CaseOutcome'];

/** What may be reported. */
export type Kind = Schema['ReportedKind'];

/** Reports: why things may be reported, reporting, and the cases that employees close. */
export const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReportReasons: build.query({ ...read('ReportReasonsResource') }),
    reportThing: build.mutation({
      ...write('ReportResource', 'create'),
      // A comment goes from the reporter's sight.
      invalidatesTags: (_done, _error, { kind }) =>
        kind === 'comment' ? ['ReportCase', 'Comment'] : ['ReportCase'],
    }),
    listCases: build.infiniteQuery({
      ...walk('ReportCasesResource'),
      providesTags: ['ReportCase'],
    }),
    getCase: build.query({ ...read('ReportCaseResource'), providesTags: ['ReportCase'] }),
    closeCase: build.mutation({
      ...write('ReportCaseResource', 'update'),
      // What it was about may have been deleted.
      invalidatesTags: ['ReportCase', 'Comment', 'Feed', 'Pin'],
    }),
  }),
});
