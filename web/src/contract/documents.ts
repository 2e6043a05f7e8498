/** Written by `npm run documents`; never edited. */

/** Stored documents by name: the hash that runs them. */
export const documents = {
  CloseupDetailQuery: '2d667af4575b0133413a0f637927a0ae4b983ea2f596e4b7d7d692435b07f5bd',
  CloseupPageQuery: '3fe104e132a2876ebd3f89d67dc3ca077a5c02b52fe111410c8ee39d4da2abb7',
  CloseupRelatedModulesFeedQuery: '4aa9f3d180f69ada0ed5a6bdd0bfb2a663d91da498203297ccac914cc4a79bae',
} as const;
