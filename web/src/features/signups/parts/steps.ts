import type { Viewer } from 'features/users/api';
import type { Schema } from 'lib/call';

/** A screen of the flow, by name. */
export type Step = Schema['SignupFlowStep'];

/** What every screen of the flow is given. */
export interface StepProps {
  viewer: Viewer;
  /** Goes on to the next screen. */
  onDone: () => void;
}
