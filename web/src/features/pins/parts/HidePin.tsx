import { useLingui } from '@lingui/react/macro';
import { pinChangesApi } from 'features/pins/parts/changes';
import type { PinDialogProps } from 'features/pins/parts/dialogs';
import { errorText } from 'lib/errorTexts';
import { smallSource } from 'lib/pictureSource';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Modal } from 'ui/modal/Modal';
import { ModalButtons } from 'ui/modal/ModalButtons';
import { RadioGroup } from 'ui/radio-group/RadioGroup';
import { useToast } from 'ui/toast/toasts';
import { pinHidden, pinShown } from './hides';

type Reason = 'unsaid' | 'not_my_taste' | 'seen_too_often' | 'low_quality';

/** Hides a pin from the viewer's feeds, with a way back. Load it with `lazy`. */
export function HidePin({ pin, onClose }: PinDialogProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const dispatch = useDispatch();
  const [hide, { isLoading }] = pinChangesApi.useHidePinMutation();
  const [unhide] = pinChangesApi.useUnhidePinMutation();
  const [reason, setReason] = useState<Reason>('unsaid');
  const undo = async () => {
    const { error } = await unhide({ pin_id: pin.id });
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
    else dispatch(pinShown(pin.id));
  };
  const press = async () => {
    const { error } = await hide({ pin_id: pin.id, reason });
    onClose();
    if (error) return toast({ words: errorText(i18n, error), tone: 'danger' });
    dispatch(pinHidden(pin.id));
    toast({
      words: t`Pin hidden`,
      ...(!pin.sensitivity_screen && { picture: smallSource(pin.images).src }),
      action: { label: t`Undo`, onPress: () => void undo() },
    });
  };
  const choices: { value: Reason; label: string }[] = [
    { value: 'unsaid', label: t`I would rather not say` },
    { value: 'not_my_taste', label: t`It is not to my taste` },
    { value: 'seen_too_often', label: t`I have seen it often enough` },
    { value: 'low_quality', label: t`It is poor, or leads nowhere` },
  ];
  return (
    <Modal
      open
      size="small"
      title={t`Hide this pin`}
      onOpenChange={onClose}
      footer={
        <ModalButtons
          yes={t`Hide`}
          button={{ pending: isLoading }}
          onYes={() => void press()}
          onNo={onClose}
        />
      }
    >
      <RadioGroup
        label={t`Why? You will not see this picture in your feeds, searches and related pins.`}
        choices={choices}
        value={reason}
        onChange={(value) => setReason(value as Reason)}
      />
    </Modal>
  );
}
