/** Written by `npm run documents`; never edited. */

/** Stored documents by name: the hash that runs them. */
export const documents = {
  CloseupDetailQuery: '2d667af4575b0133413a0f637927a0ae4b983ea2f596e4b7d7d692435b07f5bd',
  CloseupPageQuery: 'e4786380e100da79e151b3497e3b55697ba8b100568fd98fc8231d46defb8aba',
  CloseupRelatedModulesFeedQuery: '30d69a947f3ab3f5b8bc40f293e10585268d3874c069c1fad35c44e80f5d9bfc',
} as const;
