import { reportShown, useReportDispatch } from 'lib/reportTarget';
import { useEffect } from 'react';
import type { PinDialogProps } from './dialogs';

/** Hands a pin over to the report dialog, which weighs nothing on the menus of pins so. */
export function ReportPin({ pin, onClose }: PinDialogProps) {
  const dispatch = useReportDispatch();
  useEffect(() => {
    const videoDuration = pin.videos?.video_list.V_360P.duration ?? null;
    dispatch(reportShown({ id: pin.id, type: 'pin', isProduct: !!pin.product, videoDuration }));
    onClose();
  }, [dispatch, pin, onClose]);
  return null;
}
