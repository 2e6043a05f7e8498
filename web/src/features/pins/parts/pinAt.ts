import { pinIdOf } from 'lib/paths';

/**
 * The pin whose page stands at an address, sent or not, among other videos or by itself, with or
 * without a query; undefined elsewhere.
 */
export function pinAt(address = ''): string | undefined {
  const [, segment] = /^\/(?:pin|videos\/[^/?]+)\/([^/?]+)(\/sent)?\/?(\?|$)/.exec(address) ?? [];
  return segment && segment !== 'create' ? pinIdOf(segment) : undefined;
}
