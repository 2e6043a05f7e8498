/** Written by `npm run documents`; never edited. */

/** Stored documents by name: the hash that runs them. */
export const documents = {
  CloseupDetailQuery: '2d667af4575b0133413a0f637927a0ae4b983ea2f596e4b7d7d692435b07f5bd',
  CloseupPageQuery: 'e4786380e100da79e151b3497e3b55697ba8b100568fd98fc8231d46defb8aba',
  CloseupRelatedModulesFeedQuery: '40ba2dec1ef1a5856b8616ec406cde8cf2c8c6351cd6697185597ff9fc93487a',
} as const;
