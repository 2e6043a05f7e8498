import type { PinDetail } from 'features/pins/api';
import { Part } from 'lib/Part';
import { lazy } from 'react';

const PinFeelings = lazy(() =>
  import('./PinFeelings').then((part) => ({ default: part.PinFeelings })),
);

/** The place of what people feel about a pin, which the browser fetches after the page. */
export function FeelingsSlot({ pin }: { /** About what. */ pin: PinDetail }) {
  return (
    <Part>
      <PinFeelings pin={pin} />
    </Part>
  );
}
