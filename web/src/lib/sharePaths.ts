/** Addresses that are handed on, apart from `paths`: every page carries those. */
export const sharePaths = {
  /** A pin that a user sent: the code says who. */
  sentPin: (id: string, code: string) =>
    `/pin/${encodeURIComponent(id)}/sent/?invite_code=${encodeURIComponent(code)}`,
  /** A pin that came with a message: members of the conversation are told by whom. */
  receivedPin: (id: string, conversation: string, sender: string) =>
    `/pin/${encodeURIComponent(id)}/sent/?${new URLSearchParams({ conversation, sender })}`,
  /** Any other page that a user sent, by its path. */
  sentPage: (path: string, code: string) => `${path}?invite_code=${encodeURIComponent(code)}`,
};
