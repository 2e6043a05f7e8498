/** Addresses of feeds, apart from `paths`: every page carries those, and home alone names these. */
export const feedPaths = {
  /** The home feed of what the viewer follows alone, the newest first. */
  following: () => '/?feed=following',
};
