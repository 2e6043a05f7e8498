import { useLingui } from '@lingui/react/macro';
import { pinChangesApi } from 'features/pins/parts/changes';
import type { PinDialogProps } from 'features/pins/parts/dialogs';
import { noteRules } from 'features/pins/rules';
import type { ApiError } from 'lib/errors';
import { useForm } from 'lib/form';
import { FormModal } from 'ui/modal/FormModal';
import { TextArea } from 'ui/text-area/TextArea';
import { useToast } from 'ui/toast/toasts';

/** Notes something on a pin of one's own. Load it with `lazy`. */
export function NotePin({ pin, onClose }: PinDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const [update] = pinChangesApi.useUpdatePinMutation();
  const state = useForm(noteRules, async ({ pin_note }) =>
    update({ id: pin.id, pin_note })
      .unwrap()
      .then(
        () => {
          toast({ words: pin_note ? t`Note saved` : t`Note removed` });
          onClose();
          return undefined;
        },
        (error: ApiError) => error,
      ),
  );
  return (
    <FormModal
      title={pin.pin_note ? t`Edit note` : t`Add note`}
      state={state}
      action={t`Save`}
      onClose={onClose}
    >
      <TextArea
        name="pin_note"
        label={t`Note`}
        description={t`Only you see it.`}
        defaultValue={pin.pin_note ?? ''}
        maxLength={500}
        rows={4}
        autoFocus
        error={state.errors.pin_note}
      />
    </FormModal>
  );
}
