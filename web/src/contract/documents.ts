/** Written by `npm run documents`; never edited. */

/** Stored documents by name: the hash that runs them. */
export const documents = {
  CloseupDetailQuery: '2d667af4575b0133413a0f637927a0ae4b983ea2f596e4b7d7d692435b07f5bd',
  CloseupPageQuery: '72220cc3d38f7c0748e5e7eb54308dc0ea72cb6c51ae0d6513f21e926c626d9a',
  CloseupRelatedModulesFeedQuery: '30d69a947f3ab3f5b8bc40f293e10585268d3874c069c1fad35c44e80f5d9bfc',
} as const;
