import { pinIdOf } from 'lib/paths';

/** The pin whose page stands at an address, sent or not, with or without a query; undefined elsewhere. */
export function pinAt(address = ''): string | undefined {
  const [, segment] = /^\/pin\/([^/?]+)(\/sent)?\/?(\?|$)/.exec(address) ?? [];
  return segment && segment !== 'create' ? pinIdOf(segment) : undefined;
}
