import type { BoardDialogProps } from 'features/boards/parts/dialogs';
import { useEffect, useRef } from 'react';
import { useShowMessages } from './useShowMessages';

/** Begins a message with which a board goes, as soon as it is drawn. Load it with `lazy`. */
export function SendBoard({ board, onClose }: BoardDialogProps): null {
  const { showNewMessage } = useShowMessages();
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    onClose();
    showNewMessage({ board });
  });
  return null;
}
