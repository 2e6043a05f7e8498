import { reportShown, useReportDispatch } from 'lib/reportTarget';
import { useEffect } from 'react';
import type { PinDialogProps } from './dialogs';

/** Hands a pin over to the report dialog, which weighs nothing on the menus of pins so. */
export function ReportPin({ pin, onClose }: PinDialogProps) {
  const dispatch = useReportDispatch();
  useEffect(() => {
    dispatch(reportShown({ id: pin.id, type: 'pin', isProduct: !!pin.product }));
    onClose();
  }, [dispatch, pin, onClose]);
  return null;
}
