import { paths } from 'lib/paths';

/** Addresses of comments, apart from `paths`: every page carries those, and few pages name these. */
export const commentPaths = {
  /** A comment below its pin, which opens at it. */
  one: (pinId: string, id: string) => `${paths.pin(pinId)}?comment=${encodeURIComponent(id)}`,
};
