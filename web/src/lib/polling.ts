import { useState } from 'react';

/** How often the server is asked how far its work is, in milliseconds. */
export const POLL_MS = 1_000;

/** What a query is handed that asks again while work is under way, and how it is told of that. */
export interface Polling {
  /** Of the query's options: 0 asks no more. */
  pollingInterval: number;
  /** Says, while a component is drawn, whether the work goes on by the newest answer. */
  follow: (isUnderWay: boolean) => void;
}

/** Asks the server again and again while it is at a work whose state is the answer itself. */
export function usePolling(): Polling {
  const [polls, setPolls] = useState(false);
  return {
    pollingInterval: polls ? POLL_MS : 0,
    follow: (isUnderWay) => {
      // Drawn once more at once, with the other interval.
      if (isUnderWay !== polls) setPolls(isUnderWay);
    },
  };
}
