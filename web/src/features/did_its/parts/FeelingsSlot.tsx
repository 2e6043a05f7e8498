import type { Pin, PinDetail } from 'features/pins/api';
import { type ComponentType, useEffect, useState } from 'react';

interface Feelings {
  /** About what. */
  pin: Pin | PinDetail;
}

/** The place of what people feel about a pin, which is fetched after the page. */
export function FeelingsSlot(props: Feelings) {
  const [PinFeelings, setPinFeelings] = useState<ComponentType<Feelings>>();
  useEffect(() => {
    void import('./PinFeelings').then((part) => setPinFeelings(() => part.PinFeelings));
  }, []);
  return PinFeelings ? <PinFeelings {...props} /> : null;
}
