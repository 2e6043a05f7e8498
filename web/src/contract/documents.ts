/** Written by `npm run documents`; never edited. */

/** Stored documents by name: the hash that runs them. */
export const documents = {
  CloseupDetailQuery: 'e2bfe270ceeb2d5df42f25257ca44e721bba17f1e1b56991b2d57c7d15ca22d3',
  CloseupPageQuery: '37d04963f80d16c5506d59a92b2eb26a7efa3d786545d8765ba9c3f05eb1c36d',
  CloseupRelatedModulesFeedQuery: '1ecbf20434aed4f2c550efba7a2650e2f5fbb9787e1285ead74a54ea1e6282dd',
} as const;
