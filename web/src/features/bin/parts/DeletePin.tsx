import { useLingui } from '@lingui/react/macro';
import { useRestore } from 'features/bin/parts/useRestore';
import { pinsApi } from 'features/pins/api';
import { pinChangesApi } from 'features/pins/parts/changes';
import type { PinDialogProps } from 'features/pins/parts/dialogs';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
import { useLocation, useNavigate } from 'react-router';
import { AskModal } from 'ui/modal/AskModal';
import { useToast } from 'ui/toast/toasts';

/** Asks before a pin is deleted. Load it with `lazy`. */
export function DeletePin({ pin, onClose }: PinDialogProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { restorePin } = useRestore();
  const isOnItsPage = pathname === paths.pin(pin.id);
  const { data: shown } = pinsApi.useGetPinQuery({ id: pin.id }, { skip: !isOnItsPage });
  const [remove, { isLoading }] = pinChangesApi.useDeletePinMutation();
  const press = async () => {
    const { error } = await remove({ id: pin.id });
    onClose();
    if (error) return toast({ words: errorText(i18n, error), tone: 'danger' });
    toast({
      words: t`Pin deleted`,
      action: { label: t`Undo`, onPress: () => void restorePin(pin.id) },
    });
    // Its own page is gone with it.
    if (isOnItsPage) await navigate(shown?.board.url ?? paths.home(), { replace: true });
  };
  return (
    <AskModal
      title={t`Delete this pin?`}
      yes={t`Delete pin`}
      pending={isLoading}
      onYes={() => void press()}
      onClose={onClose}
    >
      <p>{t`For 30 days you find it under Recently deleted. Others keep what they saved of it.`}</p>
    </AskModal>
  );
}
