/**
 * What a stored document answers, as door 1 would say it, so that the rest of the
 * app knows one form of a thing: `gridTitle` is `grid_title`, and `images236x` the
 * size `236x` of `images` (GraphQL knows no such names); `v720P` is the form `V_720P` of a
 * video; `storyTitle` is the `title` of a story, which stands among pins whose `title` is a
 * text. What is null is left out.
 */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const said: Record<string, unknown> & { images?: Record<string, unknown> } = {};
  for (const [name, part] of Object.entries(value)) {
    const size = /^images(\d.*|Orig)$/.exec(name)?.[1];
    if (part === null || name === '__typename') continue;
    if (size) {
      said.images ??= {};
      said.images[size.toLowerCase()] = plain(part);
    } else if (/^v[\dA-Z]+$/.test(name)) said[`V_${name.slice(1)}`] = plain(part);
    else
      said[
        name
          .replace('storyTitle', 'title')
          .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
      ] = plain(part);
  }
  return said;
}
