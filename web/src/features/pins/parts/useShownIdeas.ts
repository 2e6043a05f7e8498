import type { Pin } from 'features/pins/api';
import { useRef } from 'react';

/**
 * Ideas that were shown stay where they are, also when one is saved and the
 * server would leave it out from then on: nothing moves under a finger.
 */
export function useShownIdeas(pins: readonly Pin[] | undefined): readonly Pin[] | undefined {
  const shown = useRef(new Map<string, Pin>());
  if (!pins) return undefined;
  for (const pin of pins) shown.current.set(pin.id, pin);
  return [...shown.current.values()];
}
