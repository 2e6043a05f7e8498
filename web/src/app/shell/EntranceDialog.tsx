import { ViewedPins } from 'features/pins/parts/ViewedPins';
import { EntranceModal } from 'features/signups/parts/EntranceModal';
import type { AskInProps } from 'features/users/parts/AskIn';

/** Signing up or in, with the pictures the visitor looked at. Load it with `lazy`. */
export function EntranceDialog(props: AskInProps) {
  return <EntranceModal {...props} viewed={<ViewedPins />} />;
}
