import { type ComponentType, lazy } from 'react';
import { useDispatch } from 'react-redux';
import { type PinDialog, type PinDialogKind, pinDialogClosed } from './dialogs';

/** What every dialog about a pin is given. */
export interface PinDialogProps {
  /** What it is about. */
  pin: PinDialog['pin'];
  /** Called when it wants to go. */
  onClose: () => void;
}

const DIALOGS: Record<PinDialogKind, ComponentType<PinDialogProps>> = {
  edit: lazy(() => import('./EditPin').then((module) => ({ default: module.EditPin }))),
  note: lazy(() => import('./NotePin').then((module) => ({ default: module.NotePin }))),
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
  move: lazy(() => import('./MovePin').then((module) => ({ default: module.MovePin }))),
  hide: lazy(() => import('./HidePin').then((module) => ({ default: module.HidePin }))),
  delete: lazy(() =>
    import('features/bin/parts/DeletePin').then((module) => ({ default: module.DeletePin })),
  ),
};

/** The dialog about a pin that is open. Load it with `lazy`. */
export function PinDialogs({ dialog: { kind, pin } }: { dialog: PinDialog }) {
  const dispatch = useDispatch();
  const Dialog = DIALOGS[kind];
  return <Dialog key={pin.id} pin={pin} onClose={() => dispatch(pinDialogClosed())} />;
}
