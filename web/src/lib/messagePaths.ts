/**
 * Addresses of conversations, apart from `paths`: every page carries those, and of these it needs
 * the first alone (`paths.messages`).
 */
export const messagePaths = {
  /** What users who do not know the viewer wrote to them. */
  requests: () => '/messages/?view=requests',
  /** What the viewer archived. */
  archived: () => '/messages/?view=archived',
  /** A new message, to users who are chosen there. */
  newMessage: () => '/messages/?view=new',
  /** One conversation. */
  one: (id: string) => `/messages/${encodeURIComponent(id)}/`,
  /** One that was not answered yet, beside the others. */
  request: (id: string) => `/messages/${encodeURIComponent(id)}/?view=requests`,
  /** One that the viewer archived, beside the others. */
  ofArchive: (id: string) => `/messages/${encodeURIComponent(id)}/?view=archived`,
};
