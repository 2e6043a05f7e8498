/** Written by `npm run documents`; never edited. */

/** Stored documents by name: the hash that runs them. */
export const documents = {
  CloseupDetailQuery: '2d667af4575b0133413a0f637927a0ae4b983ea2f596e4b7d7d692435b07f5bd',
  CloseupPageQuery: 'f46429b61d71cf337a967cd45333514dac31eee92c1c5adc40c73a89c36a6fb2',
  CloseupRelatedModulesFeedQuery: 'c42713f0ef45939f4147e3e4a112a091c2c6bbecbf32c7731eeaa28dd0c1b56c',
} as const;
