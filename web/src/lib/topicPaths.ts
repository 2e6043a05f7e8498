/**
 * Addresses of topics (specification §2), apart from `paths`: every page carries those, and few
 * pages name these. Keys of topics are plain words with hyphens.
 */
export const topicPaths = {
  /** A topic. */
  topic: (key: string) => `/topics/${key}/`,
  /** Every topic, by its pictures. */
  ideas: () => '/ideas/',
  /** A category of ideas: a topic by its key and its number. */
  idea: (key: string, id: string) => `/ideas/${key}/${id}/`,
};
