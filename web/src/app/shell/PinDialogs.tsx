import {
  type PinDialog,
  type PinDialogKind,
  type PinDialogProps,
  pinDialogClosed,
} from 'features/pins/parts/dialogs';
import { type ComponentType, lazy } from 'react';
import { useDispatch } from 'react-redux';

const DIALOGS: Record<PinDialogKind, ComponentType<PinDialogProps>> = {
  edit: lazy(() =>
    import('features/pins/parts/EditPin').then((module) => ({ default: module.EditPin })),
  ),
  note: lazy(() =>
    import('features/pins/parts/NotePin').then((module) => ({ default: module.NotePin })),
  ),
  share: lazy(() =>
    import('features/shares/parts/ShareDialog').then((module) => ({
      default: module.ShareDialog,
    })),
  ),
  sponsor: lazy(() =>
    import('features/sponsorships/parts/SponsorDialog').then((module) => ({
      default: module.SponsorDialog,
    })),
  ),
  move: lazy(() =>
    import('features/pins/parts/MovePin').then((module) => ({ default: module.MovePin })),
  ),
  hide: lazy(() =>
    import('features/pins/parts/HidePin').then((module) => ({ default: module.HidePin })),
  ),
  why: lazy(() =>
    import('features/pins/parts/WhyPin').then((module) => ({ default: module.WhyPin })),
  ),
  delete: lazy(() =>
    import('features/bin/parts/DeletePin').then((module) => ({ default: module.DeletePin })),
  ),
};

/** The dialog about a pin that is open: its kinds are of many nouns. Load it with `lazy`. */
export function PinDialogs({ dialog: { kind, pin } }: { dialog: PinDialog }) {
  const dispatch = useDispatch();
  const Dialog = DIALOGS[kind];
  return <Dialog key={pin.id} pin={pin} onClose={() => dispatch(pinDialogClosed())} />;
}
