/** Addresses of reports and feedback, apart from `paths`: every page carries those, and employees alone go here. */
export const reportPaths = {
  /** Cases that wait for an employee. */
  open: () => '/reports/',
  /** Cases whose decision is appealed. */
  appealed: () => '/reports/?state=appealed',
  /** Cases that are closed. */
  closed: () => '/reports/?state=closed',
  /** Feedback that waits for an employee. */
  feedback: () => '/reports/feedback/',
  /** Feedback with which employees are done. */
  closedFeedback: () => '/reports/feedback/?state=closed',
  /** One case. */
  one: (id: string) => `/reports/${id}/`,
};
