import { useEffect, useRef } from 'react';
import type { Things } from './things';
import { useShowMessages } from './useShowMessages';

interface BeginMessageProps {
  /** What goes with it. */
  things: Things;
  /** Called once it is begun. */
  onBegun: () => void;
}

/** Begins a message, as soon as it is drawn. Load it with `lazy`. */
export function BeginMessage({ things, onBegun }: BeginMessageProps): null {
  const { showNewMessage } = useShowMessages();
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    showNewMessage(things);
    onBegun();
  });
  return null;
}
