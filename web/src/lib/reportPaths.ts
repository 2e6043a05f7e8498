/** Addresses of reports, apart from `paths`: every page carries those, and employees alone go here. */
export const reportPaths = {
  /** Cases that wait for an employee. */
  open: () => '/reports/',
  /** Cases that are closed. */
  closed: () => '/reports/?state=closed',
  /** One case. */
  one: (id: string) => `/reports/${id}/`,
};
