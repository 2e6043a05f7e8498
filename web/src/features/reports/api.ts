import { api, read, walk, write } from 'lib/api';
import type { Schema } from 'lib/call';

/** What users reported of one thing. */
export type ReportCase = Schema['ReportCaseView'];

/** A case with what its reporters said. */
export type ReportCaseDetail = Schema['ReportCaseDetail'];

/** A picture that a case is about. */
export type CasePicture = Schema['CasePicture'];

/** Why a thing is reported. */
export type Reason = Schema['ReportReason'];

/** A reason more exactly. */
export type Detail = Schema['DetailedReason'];

/** How a case is closed. */
export type Outcome = Schema['CaseOutcome'];

/** What may be reported. */
export type Kind = Schema['ReportedKind'];

/** What a decision does about the user whose thing it was. */
export type Measure = Schema['CaseMeasure'];

/** What was decided about a user, or about something of theirs, as they read it. */
export type Decision = Schema['DecisionView'];

/** A picture that may not be saved here. */
export type BannedPicture = Schema['BannedPictureView'];

/** What a decision about a thing makes old: it may be gone, or back, and its owner with it. */
const DECIDED = ['ReportCase', 'BannedPicture', 'Comment', 'Feed', 'Pin', 'Board', 'User'] as const;

/**
 * Reports: why things may be reported, reporting, the cases that employees decide, and what the
 * users whom they are about read of it.
 */
export const reportsApi = api
  .enhanceEndpoints({ addTagTypes: ['BannedPicture', 'Decision'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listReportReasons: build.query({ ...read('ReportReasonsResource') }),
      reportThing: build.mutation({
        ...write('ReportResource', 'create'),
        // A comment or a did-it goes from the reporter's sight.
        invalidatesTags: (_done, _error, { kind }) =>
          kind === 'comment' || kind === 'user_did_it_data'
            ? ['ReportCase', 'Comment']
            : ['ReportCase'],
      }),
      listCases: build.infiniteQuery({
        ...walk('ReportCasesResource'),
        providesTags: ['ReportCase'],
      }),
      getCase: build.query({ ...read('ReportCaseResource'), providesTags: ['ReportCase'] }),
      closeCase: build.mutation({
        ...write('ReportCaseResource', 'update'),
        invalidatesTags: DECIDED,
      }),
      decideAppeal: build.mutation({
        ...write('ReportAppealResource', 'update'),
        invalidatesTags: DECIDED,
      }),
      listBannedPictures: build.infiniteQuery({
        ...walk('BannedPicturesResource'),
        providesTags: ['BannedPicture'],
      }),
      unbanPicture: build.mutation({
        ...write('BannedPictureResource', 'delete'),
        invalidatesTags: DECIDED,
      }),
      listDecisions: build.infiniteQuery({
        ...walk('UserDecisionsResource'),
        providesTags: ['Decision'],
      }),
      // A read by the link of a mail, whose token stands in no address.
      openDecision: build.query({
        ...write('UserDecisionResource', 'create'),
        keepUnusedDataFor: 0,
      }),
      appealDecision: build.mutation({
        ...write('UserDecisionResource', 'update'),
        invalidatesTags: ['Decision'],
      }),
    }),
  });
