import type { Pin } from 'features/pins/api';
import type { CloseupParts } from 'features/pins/screens/Closeup';
import { CloseupSkeleton } from 'features/pins/screens/CloseupSkeleton';
import { StreamCards } from 'features/pins/screens/StreamCards';
import { StreamPanel } from 'features/pins/screens/StreamPanel';
import { useSmall } from 'lib/media';

export interface PinStreamProps {
  /** Pins with a video in their order, each once; none while they are on their way. */
  pins: readonly Pin[];
  /** The place of the one that is shown, from 0. */
  at: number;
  /** Called with the place of another one that is to be shown, or of the same. */
  onShow: (at: number) => void;
  /** What a close-up is made of that stands above pins. */
  parts: CloseupParts;
}

/**
 * Videos one at a time, of which the one that is shown plays: on a phone cards as high as the
 * window that are swiped, in a wider window close-ups with a way to the next and the one before.
 */
export function PinStream(props: PinStreamProps) {
  const isSmall = useSmall();
  if (!props.pins[props.at]) return <CloseupSkeleton />;
  return isSmall ? <StreamCards {...props} /> : <StreamPanel {...props} />;
}
