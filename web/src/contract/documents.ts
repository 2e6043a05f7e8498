/** Written by `npm run documents`; never edited. */

/** Stored documents by name: the hash that runs them. */
export const documents = {
  CloseupDetailQuery: '2d667af4575b0133413a0f637927a0ae4b983ea2f596e4b7d7d692435b07f5bd',
  CloseupPageQuery: '3fe104e132a2876ebd3f89d67dc3ca077a5c02b52fe111410c8ee39d4da2abb7',
  CloseupRelatedModulesFeedQuery: '932774c899b8ea193775c969c1bd359589e0bf77d8c9f0d2fbd3342758fe5b96',
} as const;
