/** In the address of a video the place of a topic, where it stands among those of all topics. */
const EVERY_TOPIC = 'all';

/**
 * Addresses of videos (specification §2), apart from `paths`: few pages name them. Keys of topics
 * are plain words with hyphens.
 */
export const videoPaths = {
  /** Videos of all topics, or of one by its key. */
  videos: (category?: string) => (category ? `/videos/?category=${category}` : '/videos/'),
  /** A pin's video, and behind it others, of the topic with this key or of all topics. */
  video: (pin: string, category: string = EVERY_TOPIC) => `/videos/${category}/${pin}/`,
};

/** The key of the topic that the address of a video names; null where it stands among all. */
export function topicOf(category: string): string | null {
  return category === EVERY_TOPIC ? null : category;
}
