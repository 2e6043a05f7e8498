/** Written by `npm run documents`; never edited. */

/** Stored documents by name: the hash that runs them. */
export const documents = {
  CloseupDetailQuery: '2d667af4575b0133413a0f637927a0ae4b983ea2f596e4b7d7d692435b07f5bd',
  CloseupPageQuery: '0437336df7edac8466bf16ededa473d582b3fd9e128846bfe23f8adf9228bc4c',
  CloseupRelatedModulesFeedQuery: '2a4ae107f1134260dd354c0b3edd3cace701da02c967c0495a0db8e52845d51e',
} as const;
