import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Schema } from 'lib/call';

/**
 * What is reported (consumer specification §3 "report target"). What the specification names beside
 * it has no value here yet: nothing is promoted, nothing is a video, and reports are not told by view.
 */
export interface ReportTarget {
  id: string;
  type: Schema['ReportedKind'];
  /** The pin below which a comment or did-it stands, or the conversation of a message. */
  parentId?: string;
}

const slice = createSlice({
  name: 'report',
  initialState: null as ReportTarget | null,
  reducers: {
    reportShown: (_, { payload }: PayloadAction<ReportTarget>) => payload,
    reportDismissed: () => null,
  },
});

/**
 * Reducer of the store's `reportTarget`. Every noun's menu reports what it is about; the dialog
 * stands in the app's frame (`app/shell/DialogSlot.tsx`), since menus go before it is answered.
 */
export const reportTargetReducer = slice.reducer;

/** The report dialog is shown, or dismissed to null (§4 "Report dialog"). */
export const { reportShown, reportDismissed } = slice.actions;
