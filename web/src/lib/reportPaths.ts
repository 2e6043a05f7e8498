/** Addresses of the pages of employees, apart from `paths`, which every page carries. */
export const reportPaths = {
  /** Cases that wait for an employee. */
  open: () => '/reports/',
  /** Cases whose decision is appealed. */
  appealed: () => '/reports/?state=appealed',
  /** Cases that are closed. */
  closed: () => '/reports/?state=closed',
  /** Words that the host does not allow. */
  rules: () => '/reports/rules/',
  /** Links that the host does not allow. */
  linkRules: () => '/reports/rules/?kind=link',
  /** Feedback that waits for an employee. */
  feedback: () => '/reports/feedback/',
  /** Feedback with which employees are done. */
  closedFeedback: () => '/reports/feedback/?state=closed',
  /** What the host announced, and announcing more. */
  announcements: () => '/reports/announcements/',
  /** Pictures that may not be saved here. */
  pictures: () => '/reports/pictures/',
  /** One case. */
  one: (id: string) => `/reports/${id}/`,
};
