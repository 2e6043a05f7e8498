import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { useLateDispatch } from 'lib/lateReducers';
import { useSelector } from 'react-redux';

/** In-site feedback (consumer specification §3 "in-site feedback"). */
export interface Feedback {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Its title; none where it has its usual one. */
  title: string | null;
  /** What it asks; none where that is the usual question. */
  prompt: string | null;
  /** What opened it. */
  actionOrigin: string | null;
  /** Path of the page to which it leads when it is done; none where the viewer stays. */
  nextPage: string | null;
  /** Whether the words are on their way. */
  isSubmitting: boolean;
  /** Whether they have arrived. */
  isComplete: boolean;
  /** Why they have not; none where nothing failed. */
  failure: string | null;
}

/** Before it is opened. */
export const NO_FEEDBACK: Feedback = {
  isOpen: false,
  title: null,
  prompt: null,
  actionOrigin: null,
  nextPage: null,
  isSubmitting: false,
  isComplete: false,
  failure: null,
};

/** How the dialog is opened. */
export type FeedbackShown = Pick<Feedback, 'actionOrigin'> &
  Partial<Pick<Feedback, 'title' | 'prompt' | 'nextPage'>>;

const slice = createSlice({
  name: 'feedback',
  initialState: NO_FEEDBACK,
  reducers: {
    feedbackShown: (_, { payload }: PayloadAction<FeedbackShown>) => ({
      ...NO_FEEDBACK,
      ...payload,
      isOpen: true,
    }),
    feedbackSubmitted: (state) => {
      state.isSubmitting = true;
      state.failure = null;
    },
    // What is answered after the dialog was removed changes nothing.
    feedbackSucceeded: (state) =>
      state.isOpen ? { ...state, isSubmitting: false, isComplete: true, failure: null } : state,
    feedbackFailed: (state, { payload: failure }: PayloadAction<string>) =>
      state.isOpen ? { ...state, isSubmitting: false, failure } : state,
    feedbackRemoved: () => NO_FEEDBACK,
  },
});

/** Reducer of the store's `feedback`, which is added when it is first opened. */
export const feedbackReducer = slice.reducer;

/** What becomes of in-site feedback (consumer specification §4 "In-site feedback"). */
export const feedbackActions = slice.actions;

/** State of a store to which `feedback` may not be added yet. */
interface State {
  feedback?: Feedback;
}

/**
 * In-site feedback as it stands. Menus of every noun open it; the dialog stands beside the page
 * (`app/shell/FeedbackSlot.tsx`), since menus go before it is answered.
 */
export function useFeedback(): Feedback {
  return useSelector((state: State) => state.feedback ?? NO_FEEDBACK);
}

/** Does something with in-site feedback; the first time adds its reducer to the store. */
export function useFeedbackDispatch(): (action: UnknownAction) => void {
  return useLateDispatch('feedback', feedbackReducer);
}
