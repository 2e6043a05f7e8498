import type { PinDialog } from 'features/pins/parts/dialogs';
import type { ReportTarget } from 'lib/reportTarget';
import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';

/** Dialogs that menus open: a menu goes before its dialog is answered. */
export interface OpenDialogs {
  /** About a pin. */
  pinDialog: PinDialog | null;
  /** That reports something; its reducer comes later. */
  reportTarget?: ReportTarget | null;
}

const Dialogs = lazy(() => import('./Dialogs').then((module) => ({ default: module.Dialogs })));

/** The place of such a dialog, whose weight comes with the first one. */
export function DialogSlot() {
  const isOpen = useSelector((open: OpenDialogs) => open.pinDialog ?? open.reportTarget);
  return isOpen ? (
    <Suspense fallback={null}>
      <Dialogs />
    </Suspense>
  ) : null;
}
