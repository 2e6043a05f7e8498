/**
 * Signing up is tried again by itself when the failure says nothing about the
 * input, at most three times in total as long as the page lives (specification
 * §4 "Signup").
 */
export interface RetryBudget {
  left: number;
}

/** A page's budget. */
export function retryBudget(): RetryBudget {
  return { left: 3 };
}

/** Runs the call, and again while its failure may pass and the budget lasts. */
export async function withRetries<T>(
  call: () => Promise<T>,
  mayPass: (failure: unknown) => boolean,
  budget: RetryBudget,
  pause: () => Promise<void>,
): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (failure) {
      if (!mayPass(failure) || budget.left === 0) throw failure;
      budget.left -= 1;
      await pause();
    }
  }
}
