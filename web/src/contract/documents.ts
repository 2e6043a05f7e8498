/** Written by `npm run documents`; never edited. */

/** Stored documents by name: the hash that runs them. */
export const documents = {
  CloseupDetailQuery: '2d667af4575b0133413a0f637927a0ae4b983ea2f596e4b7d7d692435b07f5bd',
  CloseupPageQuery: '8af4a96f43c28cc9a1d75508ea85876e242bbe4951e668471d510e385316fb0b',
  CloseupRelatedModulesFeedQuery: '4aa9f3d180f69ada0ed5a6bdd0bfb2a663d91da498203297ccac914cc4a79bae',
} as const;
