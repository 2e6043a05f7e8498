import { pinAt } from 'features/pins/parts/pinAt';

/** Most pictures that are remembered of what a visitor looked at (business specification §5). */
const MOST_VIEWED = 10;

/** The pins whose pages stand at these addresses, the most recent first and each once. */
export function viewedPins(addresses: readonly string[]): string[] {
  const ids = addresses.flatMap((address) => pinAt(address) ?? []);
  return [...new Set(ids.reverse())].slice(0, MOST_VIEWED);
}
