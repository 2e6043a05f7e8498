import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Schema } from 'lib/call';
import { useLateDispatch } from 'lib/lateReducers';
import { useSelector } from 'react-redux';

/** What a menu says of the thing that it reports. */
interface Reported {
  id: string;
  type: Schema['ReportedKind'];
  /** The pin below which a comment or did-it stands, or the conversation of a message. */
  parentId?: string;
  /** Whether it is a pin whose page sells something. */
  isProduct?: boolean;
  /** How long the video of a pin is, in milliseconds; null where it has none. */
  videoDuration?: number | null;
}

/** What is reported (consumer specification §3 "report target"). */
export interface ReportTarget {
  id: string;
  type: Schema['ReportedKind'];
  parentId: string | null;
  isProduct: boolean;
  /** Nothing is paid for yet. */
  isPromoted: boolean;
  /** How long the video of a pin is, in milliseconds; null where it has none. */
  videoDuration: number | null;
  /** On which kind of page, as events tell it; null where the dialog is to say so. */
  viewType: number | null;
  /** What that page is about. */
  viewParameter: string | null;
}

const UNSAID = {
  parentId: null,
  isProduct: false,
  isPromoted: false,
  videoDuration: null,
  viewType: null,
  viewParameter: null,
};

const slice = createSlice({
  name: 'report',
  initialState: null as ReportTarget | null,
  reducers: {
    reportShown: {
      prepare: (said: Reported) => ({ payload: { ...UNSAID, ...said } }),
      reducer: (_, { payload }: PayloadAction<ReportTarget>) => payload,
    },
    reportDismissed: () => null,
  },
});

/** The report dialog is shown, or dismissed to null (§4 "Report dialog"). */
export const { reportShown, reportDismissed } = slice.actions;

/** State of a store to which `reportTarget` may not be added yet. */
interface State {
  reportTarget?: ReportTarget | null;
}

/**
 * What is reported, if anything. Every noun's menu reports what it is about; the dialog stands in
 * the app's frame (`app/shell/DialogSlot.tsx`), since menus go before it is answered.
 */
export function useReportTarget(): ReportTarget | null {
  return useSelector((state: State) => state.reportTarget ?? null);
}

/** Shows the dialog or dismisses it; the first time adds its reducer to the store. */
export function useReportDispatch(): (action: UnknownAction) => void {
  return useLateDispatch('reportTarget', slice.reducer);
}
