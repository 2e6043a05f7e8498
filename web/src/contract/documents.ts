/** Written by `npm run documents`; never edited. */

/** Stored documents by name: the hash that runs them. */
export const documents = {
  CloseupDetailQuery: '2d667af4575b0133413a0f637927a0ae4b983ea2f596e4b7d7d692435b07f5bd',
  CloseupPageQuery: '0437336df7edac8466bf16ededa473d582b3fd9e128846bfe23f8adf9228bc4c',
  CloseupRelatedModulesFeedQuery: '40ba2dec1ef1a5856b8616ec406cde8cf2c8c6351cd6697185597ff9fc93487a',
} as const;
