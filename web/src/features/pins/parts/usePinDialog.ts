import type { Pin } from 'features/pins/api';
import { useDispatch } from 'react-redux';
import { type PinDialogKind, pinDialogOpened } from './dialogs';

/** Opens a dialog about a pin, in the place of the one that is open. */
export function usePinDialog() {
  const dispatch = useDispatch();
  return (kind: PinDialogKind, pin: Pin) => void dispatch(pinDialogOpened({ kind, pin }));
}
