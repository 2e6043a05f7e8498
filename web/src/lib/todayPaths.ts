/**
 * Addresses of Today (specification §2), apart from `paths`: every page carries those, and few
 * pages name these. Articles tell their own.
 */
export const todayPaths = {
  /** What stands now. */
  today: () => '/today/',
  /** What employees composed. */
  drafts: () => '/today/drafts/',
  /** An article as employees edit it. */
  draft: (id: string) => `/today/drafts/${id}/`,
  /** A new article. */
  newDraft: () => '/today/drafts/new/',
};
