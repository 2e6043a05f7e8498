import { pinIdOf } from 'lib/paths';

/** The pin whose close-up stands at an address, with or without a query; undefined elsewhere. */
export function pinAt(address = ''): string | undefined {
  const [, segment] = /^\/pin\/([^/?]+)\/?(\?|$)/.exec(address) ?? [];
  return segment && segment !== 'create' ? pinIdOf(segment) : undefined;
}
