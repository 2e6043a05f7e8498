/** Written by `npm run documents`; never edited. */

/** Stored documents by name: the hash that runs them. */
export const documents = {
  CloseupDetailQuery: 'e2bfe270ceeb2d5df42f25257ca44e721bba17f1e1b56991b2d57c7d15ca22d3',
  CloseupPageQuery: '37d04963f80d16c5506d59a92b2eb26a7efa3d786545d8765ba9c3f05eb1c36d',
  CloseupRelatedModulesFeedQuery: 'c47178c013db3766157932308c2d691d483d33e99afe321d842a8ef4c85805e4',
} as const;
