/** Written by `npm run documents`; never edited. */

/** Stored documents by name: the hash that runs them. */
export const documents = {
  CloseupDetailQuery: '381a3503d89045d8c9cb6c979e4b8827f8b39cac026b244701e77329569ec57c',
  CloseupPageQuery: 'db82592e2c561d7fb2fda4208e8d6f58f01e4d7bbc95d1ab2c31607fa667057e',
  CloseupRelatedModulesFeedQuery: '19c7339be906bba647aeef9d3de1733264411ed56b2577f35d04582e3a9e21e0',
} as const;
