/** Written by `npm run documents`; never edited. */

/** Stored documents by name: the hash that runs them. */
export const documents = {
  CloseupDetailQuery: 'e2bfe270ceeb2d5df42f25257ca44e721bba17f1e1b56991b2d57c7d15ca22d3',
  CloseupPageQuery: 'f65607c8e20381eb9f78f5ce55549126718871d3fcf0808e4a78f9ef4a549edb',
  CloseupRelatedModulesFeedQuery: '36b64bba2be36daf59e1c87f67f415e9b21cc9e0b0960660b8b70a5bd44889a6',
} as const;
