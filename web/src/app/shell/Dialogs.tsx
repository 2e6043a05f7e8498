import {
  type PinDialogKind,
  type PinDialogProps,
  pinDialogClosed,
} from 'features/pins/parts/dialogs';
import { useReportTarget } from 'lib/reportTarget';
import { type ComponentType, lazy } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { OpenDialogs } from './DialogSlot';

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
  report: lazy(() =>
    import('features/pins/parts/ReportPin').then((module) => ({ default: module.ReportPin })),
  ),
  delete: lazy(() =>
    import('features/bin/parts/DeletePin').then((module) => ({ default: module.DeletePin })),
  ),
};

const ReportDialog = lazy(() =>
  import('features/reports/parts/ReportDialog').then((module) => ({
    default: module.ReportDialog,
  })),
);

/** The dialogs that are open: their kinds are of many nouns. Load it with `lazy`. */
export function Dialogs() {
  const pinDialog = useSelector((open: OpenDialogs) => open.pinDialog);
  const target = useReportTarget();
  const dispatch = useDispatch();
  const About = pinDialog && DIALOGS[pinDialog.kind];
  return (
    <>
      {About && (
        <About
          key={pinDialog.pin.id}
          pin={pinDialog.pin}
          onClose={() => dispatch(pinDialogClosed())}
        />
      )}
      {target && <ReportDialog key={target.id} target={target} />}
    </>
  );
}
